/** First element under `root` that matches; the page's own markup always has it. */
export function one<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The studio's page lacks ${selector}.`);
  return found;
}

/** Writes texts into elements under `root`, by their selectors. */
export function write(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [selector, text] of Object.entries(texts)) one(root, selector).textContent = text;
}

/** A fresh copy of what a template holds, with its texts. */
export function fromTemplate(id: string, texts: Readonly<Record<string, string>> = {}): HTMLElement {
  const { firstElementChild } = one<HTMLTemplateElement>(document, `#${id}`).content;
  const copy = (firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  write(copy, texts);
  return copy;
}

/** Calls `onChange` whenever an element comes within `margin` of the window, or leaves it. */
export function watchNearness(
  margin: string,
  onChange: (element: HTMLElement, isNear: boolean) => void,
): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => entries.forEach((entry) => onChange(entry.target as HTMLElement, entry.isIntersecting)),
    { rootMargin: margin },
  );
}
