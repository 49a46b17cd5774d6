const PRESSED = "button, a, summary, [data-pick]";
const SET = "select, input[type=checkbox], input[type=range]";

export const focusBoard = (): void => document.getElementById("board")?.focus({ preventScroll: true });

/** How the focus came where it is: what a hand pressed gives it back to the board, what the keyboard went to keeps it. */
export class Focus {
  private reached: Element | null = null;

  constructor() {
    addEventListener("focusin", this.came);
    addEventListener("click", this.pressed);
    addEventListener("change", this.changed);
  }

  close(): void {
    removeEventListener("focusin", this.came);
    removeEventListener("click", this.pressed);
    removeEventListener("change", this.changed);
  }

  /** Whether Enter and Space are for this button: the keyboard went to it. */
  isMeant(button: Element | null): boolean {
    return button !== null && button === this.reached;
  }

  private readonly came = ({ target }: FocusEvent): void => {
    const element = target as Element;
    this.reached = element.matches(":focus-visible") ? element : null;
  };

  /** A click without a count came from a key. */
  private readonly pressed = ({ detail, target }: MouseEvent): void => {
    const pressed = (target as Element).closest(PRESSED);
    if (detail === 0 || !pressed || pressed.closest("form")) return;
    this.reached = null;
    if (!document.activeElement?.closest("input, textarea, select")) focusBoard();
  };

  private readonly changed = ({ target }: Event): void => {
    if ((target as Element).matches(SET) && target !== this.reached) focusBoard();
  };
}
