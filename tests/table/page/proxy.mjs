// A wire that can be cut: everything between browser and server goes through it.
import net from "node:net";

export async function wire(target) {
  const { hostname, port } = new URL(target);
  const open = new Set();
  let whole = true;
  const server = net.createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    cut() {
      whole = false;
      for (const socket of open) socket.destroy();
    },
    mend() {
      whole = true;
    },
    close() {
      this.cut();
      server.close();
    },
  };
}
