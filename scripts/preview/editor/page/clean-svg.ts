import { isPlainAttribute, isPlainElement, svgFault, type SvgFault } from '#scripts/config/rules/safe-svg.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Rules of the drawing's own style sheet for one class ('.st0{fill:#f00}'), which no logo may keep as a sheet. */
const rulesIn = (drawing: Document): [name: string, style: string][] =>
  Array.from(drawing.querySelectorAll('style'), ({ textContent }) => textContent ?? '').flatMap((sheet) =>
    Array.from(sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)).flatMap(([, names = '', style = '']) =>
      names.split(',').map((name): [string, string] => [name.trim().replace(/^\./, ''), style.trim()]),
    ),
  );

function inlineStyles(drawing: Document): void {
  for (const [name, style] of rulesIn(drawing)) {
    for (const element of drawing.getElementsByClassName(name))
      element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`.replaceAll(/;+/g, ';'));
  }
}

function strip(element: Element): void {
  for (const child of element.querySelectorAll(':scope > *')) {
    if (child.namespaceURI === NAMESPACE && isPlainElement(child.localName)) strip(child);
    else child.remove();
  }
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    if (name === 'class' || !isPlainAttribute({ name, value })) element.removeAttribute(name);
  }
}

/** A square around what is drawn, so that it stands in its middle. */
function centre(root: SVGSVGElement): void {
  const holder = document.createElement('div');
  holder.style.cssText = 'position:absolute;visibility:hidden;width:0;height:0;overflow:hidden';
  const copy = document.importNode(root, true);
  holder.append(copy);
  document.body.append(holder);
  const { x, y, width, height } = copy.getBBox();
  holder.remove();
  const side = Math.max(width, height);
  if (side === 0) return;
  const place = [x - (side - width) / 2, y - (side - height) / 2, side, side];
  root.setAttribute('viewBox', place.map((one) => Number(one.toFixed(2))).join(' '));
}

/** A drawing as it may be shown: only its shapes, square and centred; with the fault that is left, if any. */
export function cleanSvg(text: string): { svg: string; fault: SvgFault | undefined } {
  const drawing = new DOMParser().parseFromString(
    text.replaceAll(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>/g, ''),
    'image/svg+xml',
  );
  const root = drawing.documentElement;
  if (!(root instanceof SVGSVGElement)) return { svg: text, fault: svgFault(text) };
  inlineStyles(drawing);
  strip(root);
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  centre(root);
  const svg = `${new XMLSerializer().serializeToString(root)}\n`.replaceAll(/<!--[^]*?-->/g, '');
  return { svg, fault: svgFault(svg) };
}
