import type { Page } from 'playwright';

/**
 * What a visitor could not read of the page as it stands: the page is wider than the window, text that is cut off or
 * leaves the window or its box, a figure cut off in its field, text over a box or text that is not its own. Empty when
 * all is well.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findLayoutFaults);

/** Runs in the page. */
function findLayoutFaults(): string[] {
  type Box = { name: string; element: Element; rect: DOMRect };

  /** Pixels that glyphs and borders may share. */
  const TOLERANCE = 2;

  /** Elements with a border or background of their own: controls, boxes, pictures. */
  const paints = (element: Element): boolean => {
    const { borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(element);
    const isBoxed = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
    return isBoxed || element instanceof HTMLImageElement || !/^rgba\(.*, 0\)$/.test(backgroundColor);
  };

  const dialog = document.querySelector('dialog[open]');
  const menu = document.querySelector(':popover-open');
  const root = dialog ?? menu ?? document.body;

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: false });

  /** Text for screen readers alone stands in a clipped box of a pixel. */
  const isForEyes = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.getBoundingClientRect().width <= 1 || getComputedStyle(at).clipPath !== 'none') return false;
    return true;
  };
  const inFlow = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return false;
    return true;
  };
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };

  /** Whether a box that scrolls shows a part of a text: of a long table only some rows are seen. */
  const isInView = (element: Element, rect: DOMRect): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (getComputedStyle(at).overflowY !== 'auto') continue;
      const box = at.getBoundingClientRect();
      if (rect.top >= box.bottom || rect.bottom <= box.top) return false;
    }
    return true;
  };

  function textBoxes(): Box[] {
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!element || text === '' || element.closest('svg, option, script, noscript, style, template'))
        continue;
      if (!isShown(element) || !isForEyes(element) || !inFlow(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 0 && rect.height > 0 && isInView(element, rect))
          boxes.push({ name: `«${text.slice(0, 40)}»`, element, rect });
    }
    return boxes;
  }

  const painted: Box[] = [...root.querySelectorAll('*')]
    .filter((element) => paints(element) && isShown(element) && isForEyes(element) && inFlow(element))
    .map((element) => ({
      name: `<${element.tagName.toLowerCase()}>`,
      element,
      rect: element.getBoundingClientRect(),
    }));

  /** The nearest box around a text that has a border or background; what scrolls shows all of it. */
  function boxOf(element: Element): DOMRect | null {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return null;
      if (paints(at)) return at.getBoundingClientRect();
    }
    return null;
  }

  const shared = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
    // Lines of text may stand close: their boxes are higher than their glyphs.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);

  const texts = textBoxes();
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    faults.push(`page is ${document.documentElement.scrollWidth} px wide`);
  for (const { name, element, rect } of texts) {
    if (!scrolls(element) && (rect.left < -TOLERANCE || rect.right > width + TOLERANCE))
      faults.push(`${name} leaves the window`);
    const box = boxOf(element);
    if (box && (rect.left < box.left - TOLERANCE || rect.right > box.right + TOLERANCE))
      faults.push(`${name} leaves its box`);
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX === 'hidden' && rect.right > box.right + TOLERANCE) faults.push(`${name} is cut off`);
      if (overflowY === 'hidden' && rect.bottom > box.bottom + TOLERANCE + rect.height / 4)
        faults.push(`${name} is cut off below`);
    }
  }
  // A figure must be seen whole; of an address that is being typed the browser shows the end.
  for (const input of root.querySelectorAll('input'))
    if (/^[\d.]+$/.test(input.value) && isShown(input) && input.scrollWidth > input.clientWidth + TOLERANCE)
      faults.push(`«${input.value}» is cut off in its field`);
  texts.forEach((text, index) => {
    const others = [...texts.slice(index + 1), ...painted];
    for (const other of others) {
      const isOwn = other.element.contains(text.element) || text.element.contains(other.element);
      if (!isOwn && shared(text.rect, other.rect)) faults.push(`${text.name} lies over ${other.name}`);
    }
  });
  return [...new Set(faults)];
}
