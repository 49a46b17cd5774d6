import { Icon, type IconName } from "../Icon";

interface ButtonProps {
  icon: IconName;
  label: string;
  hint: string;
  press: () => void;
  off?: boolean;
  pressed?: boolean;
  look?: string;
}

/** One of the big buttons under the board. */
export function BarButton({ icon, label, hint, press, off = false, pressed, look = "" }: ButtonProps) {
  return (
    <button
      type="button"
      class={`bar-button ${look}`}
      disabled={off}
      aria-pressed={pressed}
      onClick={press}
      data-do={icon}
    >
      <Icon name={icon} />
      <span>{label}</span>
      <kbd aria-hidden="true">{hint}</kbd>
    </button>
  );
}
