/**
 * Lets a link lead to `address` for the activation under way only. The browser follows the address it finds once the
 * event is over, so every way of following a link works; a moment later the link holds its plain one again.
 */
export function carryAddress(link: HTMLAnchorElement, address: string): void {
  const plain = link.href;
  if (plain === address) return;
  link.href = address;
  setTimeout(() => {
    link.href = plain;
  });
}
