/** Why a drawing is refused, in two fragments of a sentence: what it holds, and what was expected. */
type Refusal = readonly [is: string, expected: string];

/** Shapes that can be seen. */
const SHAPES = 'path rect circle ellipse line polyline polygon text'.split(' ');
const ELEMENTS = [
  ...SHAPES,
  ...'svg g tspan defs use symbol linearGradient radialGradient stop clipPath mask title desc'.split(' '),
];
/** Any but those that run code when something happens, as `onload`. */
const ATTRIBUTE_NAME = /^(?!on)(?:[a-z][A-Za-z0-9-]*|xmlns(?::[a-z]+)?|xlink:href|xml:space)$/;
// The functions of CSS that take an address; `url(#…)` leads to a part of the drawing itself.
const OUTSIDE =
  /url\(\s*['"]?(?!#)|(?:src|image|image-set|cross-fade|element|paint)\(|javascript:|data:|@import|expression\(/i;
const ESCAPED = /\\|&(?!(?:amp|lt|gt|quot|apos);)/;
const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Attributes that copy a part of the drawing, as `use` does. So few copies stay few however they copy each other. */
const COPYING = ['mask', 'clip-path'];
const MOST_COPIES = 16;

// A plain drawing is made of these parts alone: comments, a declaration at its beginning, elements without markup in their attributes, text.
const TOKEN =
  /<!--(?:(?!--)[^])*-->|(?<![^])<\?xml [^?<>]*\?>|<\/(?<close>[A-Za-z][\w:.-]*)\s*>|<(?<open>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

type Token = Partial<Record<'close' | 'open' | 'attributes' | 'empty' | 'text', string>>;
/** The elements that are open, and what the drawing held so far. */
type State = { open: string[]; copies: number; shapes: number; isDone: boolean };

function attributeRefusal([name, value]: readonly [string, string]): Refusal | undefined {
  if (!ATTRIBUTE_NAME.test(name))
    return [`tiene el atributo ${name}`, 'solo atributos de dibujo, sin código'];
  const isReference = name.endsWith('href');
  const isOutside = isReference ? !value.startsWith('#') : OUTSIDE.test(value) || ESCAPED.test(value);
  if (name.startsWith('xmlns') || !isOutside) return undefined;
  return [`el atributo ${name} puede traer algo de afuera`, 'solo referencias internas (#…)'];
}

/** A drawing says that it is one, and is as wide as it is high. */
function rootRefusal(valueOf: ReadonlyMap<string, string>): Refusal | undefined {
  const namespace = valueOf.get('xmlns') ?? '';
  if (namespace !== NAMESPACE) return [`dice xmlns="${namespace}"`, `xmlns="${NAMESPACE}"`];
  const [, , boxWidth, boxHeight] = (valueOf.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = boxWidth ?? valueOf.get('width') ?? '?';
  const height = boxHeight ?? valueOf.get('height') ?? '?';
  if (Number.parseFloat(width) > 0 && width === height) return undefined;
  return [`mide ${width} × ${height}`, 'un cuadrado, con viewBox'];
}

function elementRefusal(name: string, { attributes = '', empty }: Token, state: State): Refusal | undefined {
  const isRoot = state.open.length === 0;
  if (isRoot && (name !== 'svg' || state.isDone)) return [`empieza con <${name}>`, 'un solo elemento svg'];
  if (!ELEMENTS.includes(name)) return [`tiene el elemento <${name}>`, 'solo formas, texto y degradados'];
  const read = Array.from(
    attributes.matchAll(ATTRIBUTE),
    ([, key = '', double, single = '']) => [key, double ?? single] as const,
  );
  const valueOf = new Map(read);
  if (valueOf.size < read.length) return ['tiene un atributo dos veces', 'una sola vez'];
  state.copies += Number(name === 'use' || COPYING.some((one) => valueOf.has(one)));
  if (state.copies > MOST_COPIES)
    return [`copia partes más de ${MOST_COPIES} veces`, 'formas dibujadas una por una'];
  if (empty === '') state.open.push(name);
  state.shapes += Number(SHAPES.includes(name));
  state.isDone ||= isRoot;
  const wrong = read.map(attributeRefusal).find((refusal) => refusal !== undefined);
  return wrong ?? (isRoot ? rootRefusal(valueOf) : undefined);
}

function tokenRefusal(token: Token, state: State): Refusal | undefined {
  const { close, open, text = '' } = token;
  if (close !== undefined && state.open.pop() !== close)
    return [`se cierra ${close} fuera de lugar`, 'un SVG bien armado'];
  if (ESCAPED.test(text)) return ['tiene un código de letra, como &nbsp;', 'la letra misma'];
  if (state.open.length === 0 && text.trim() !== '')
    return ['hay texto fuera del dibujo', 'solo el elemento svg'];
  return open === undefined ? undefined : elementRefusal(open, token, state);
}

function endRefusal({ isDone, open, shapes }: State): Refusal | undefined {
  if (!isDone || open.length > 0) return ['el dibujo no termina', 'un SVG completo'];
  return shapes > 0 ? undefined : ['el dibujo está vacío', 'alguna forma'];
}

/** Returns the first reason to refuse `svg` as a logo, with its place; undefined for a square drawing with nothing else in it. */
export function svgFault(svg: string): { refusal: Refusal; offset: number } | undefined {
  const state: State = { open: [], copies: 0, shapes: 0, isDone: false };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const offset = TOKEN.lastIndex;
    const token = TOKEN.exec(svg)?.groups as Token | undefined;
    const beginning = svg.slice(offset, offset + 20);
    const refusal: Refusal | undefined = token
      ? tokenRefusal(token, state)
      : [`hay algo que no es un dibujo: ${beginning}`, 'solo formas SVG'];
    if (refusal) return { refusal, offset };
  }
  const isUndeclared = / xlink:/.test(svg) && !svg.includes(' xmlns:xlink=');
  const refusal: Refusal | undefined = isUndeclared
    ? ['usa xlink: sin decir qué es', 'xmlns:xlink en el primer elemento']
    : endRefusal(state);
  return refusal && { refusal, offset: 0 };
}
