type Box = { x: number; y: number; width: number; height: number };

const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';
const NOT_PAINTED = 'defs, symbol, clipPath, mask';

const union = (one: Box | null, other: Box): Box => {
  if (!one) return other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
};

const overlap = (one: Box, other: Box): Box => {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
};

/** Where a shape paints, stroke included, in the units of the root; null when it paints nothing. */
function boxOf(shape: SVGGraphicsElement, root: SVGSVGElement): Box | null {
  const { fill, stroke, strokeWidth, opacity, visibility, display } = getComputedStyle(shape);
  const hasStroke = stroke !== 'none' && Number.parseFloat(strokeWidth) > 0;
  const isUse = shape.localName === 'use';
  if ((!isUse && fill === 'none' && !hasStroke) || Number(opacity) === 0) return null;
  if (visibility === 'hidden' || display === 'none') return null;
  const { x, y, width, height } = shape.getBBox();
  const around = hasStroke ? Number.parseFloat(strokeWidth) / 2 : 0;
  const toRoot = root
    .getScreenCTM()
    ?.inverse()
    .multiply(shape.getScreenCTM() ?? new DOMMatrix());
  if (!toRoot) return null;
  const corners = [x - around, x + width + around].flatMap((left) =>
    [y - around, y + height + around].map((top) => new DOMPoint(left, top).matrixTransform(toRoot)),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The box of everything that a drawing paints, in its own units and no larger than what it shows. */
export function paintedBox(root: SVGSVGElement): Box {
  const holder = document.createElement('div');
  holder.style.cssText =
    'position:absolute;visibility:visible;opacity:0;width:500px;height:500px;overflow:hidden';
  const copy = document.importNode(root, true);
  holder.append(copy);
  document.body.append(holder);
  const shapes = Array.from(copy.querySelectorAll<SVGGraphicsElement>(SHAPES));
  let box: Box | null = null;
  for (const shape of shapes) {
    const own = shape.closest(NOT_PAINTED) ? null : boxOf(shape, copy);
    if (own) box = union(box, own);
  }
  const { x, y, width, height } = copy.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 };
  holder.remove();
  const all = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return width > 0 && height > 0 ? overlap(all, { x, y, width, height }) : all;
}
