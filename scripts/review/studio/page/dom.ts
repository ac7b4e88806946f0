/** First element under `root` that matches; the page's own markup always has it. */
export function one<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The studio's page lacks ${selector}.`);
  return found;
}

/** A fresh copy of what a template holds. */
export function fromTemplate(id: string): HTMLElement {
  const template = one<HTMLTemplateElement>(document, `#${id}`);
  const { firstElementChild } = template.content;
  return (firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
}

/** Calls `onChange` whenever an element comes within `margin` of the window, or leaves it. */
export function watchNearness(
  margin: string,
  onChange: (element: Element, isNear: boolean) => void,
): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => onChange(target, isIntersecting)),
    { rootMargin: margin },
  );
}
