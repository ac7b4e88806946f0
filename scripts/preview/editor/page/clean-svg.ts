import { optimize } from 'svgo/browser';
import { isPlainAttribute, isPlainElement, svgFault } from '#scripts/config/rules/safe-svg.ts';
import { paintedBox } from '#scripts/preview/editor/page/painted-box.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Properties without which a drawing loses its look, in words. */
const PAINTS: Readonly<Record<string, string>> = {
  image: 'lleva una foto adentro',
  pattern: 'lleva una trama o una foto adentro',
  filter: 'lleva un efecto, como una sombra o un desenfoque',
  marker: 'lleva flechas o marcas en sus líneas',
  foreignObject: 'lleva algo que no es un dibujo',
  animate: 'se mueve',
  animateTransform: 'se mueve',
};
/** Elements that only hold others: what is in them stays. */
const WRAPPERS = new Set(['switch', 'a']);

/** The text of a file, in UTF-8 or, as some programs write, in UTF-16. */
export function drawingText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** A drawing as XML that a parser takes: its own entities written out, and what it forgot to declare declared. */
function wellFormed(text: string): string {
  const entities = new Map(
    Array.from(text.matchAll(/<!ENTITY\s+(\w+)\s+["']([^"']*)["']\s*>/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const plain = text
    .replaceAll(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .trimStart();
  const declare = (root: string, name: string, address: string): string =>
    new RegExp(`\\s${name}\\s*=`).test(root) ? root : root.replace('<svg', `<svg ${name}="${address}"`);
  return plain.replace(/<svg\b[^>]*>/, (root) => {
    const known = declare(root, 'xmlns', SVG);
    return plain.includes('xlink:') ? declare(known, 'xmlns:xlink', XLINK) : known;
  });
}

/** Writes onto each element what the drawing's style sheet says of it, as no logo may keep a sheet; as it is when it is no XML. */
function inlineStyles(text: string): string {
  const styles = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const;
  const unseen = ['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeScripts'] as const;
  try {
    return optimize(text, { plugins: [...unseen, 'cleanupAttrs', styles] }).data;
  } catch {
    return text;
  }
}

/** Takes out what is no drawing; gives what of it painted something, in words. */
function strip(element: Element): string | undefined {
  for (const child of element.querySelectorAll(':scope > *')) {
    if (child.namespaceURI === SVG && WRAPPERS.has(child.localName)) child.replaceWith(...child.childNodes);
  }
  for (const child of element.querySelectorAll(':scope > *')) {
    if (child.namespaceURI === SVG && isPlainElement(child.localName)) {
      const lost = strip(child);
      if (lost) return lost;
      continue;
    }
    const lost = child.namespaceURI === SVG ? PAINTS[child.localName] : undefined;
    // Illustrator wraps an empty one for its own programs around what is drawn.
    if (lost && !(child.localName === 'foreignObject' && child.hasAttribute('requiredExtensions')))
      return lost;
    child.remove();
  }
  for (const name of element.getAttributeNames()) {
    const value = (element.getAttribute(name) ?? '').replaceAll(/[\t\r\n]+/g, ' ');
    if (name === 'class' || !isPlainAttribute({ name, value })) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return undefined;
}

/** A square around what is painted, so that it stands in its middle. */
function centre(root: SVGSVGElement): void {
  const { x, y, width, height } = paintedBox(root);
  const side = Math.max(width, height);
  if (side === 0) return;
  const place = [x - (side - width) / 2, y - (side - height) / 2, side, side];
  root.setAttribute('viewBox', place.map((one) => Number(one.toFixed(2))).join(' '));
}

/** A drawing as it may be shown: only its shapes, square and centred; with why not, if it may not. */
export function cleanSvg(text: string): { svg: string; fault: { is: string } | undefined } {
  const drawing = new DOMParser().parseFromString(inlineStyles(wellFormed(text)), 'image/svg+xml');
  const root = drawing.documentElement;
  if (!(root instanceof SVGSVGElement)) return { svg: text, fault: svgFault(text) };
  const lost = strip(root);
  if (lost) return { svg: text, fault: { is: lost } };
  centre(root);
  for (const name of ['width', 'height', 'x', 'y']) root.removeAttribute(name);
  const svg = `${new XMLSerializer().serializeToString(root)}\n`.replaceAll(/<!--[^]*?-->/g, '');
  return { svg, fault: svgFault(svg) };
}
