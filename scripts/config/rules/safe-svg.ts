/** The reason to refuse a drawing, and the place in its text that it is about; 0 if it is about the whole drawing. */
type SvgFault = { offset: number; is: string; expected: string };

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
type Attribute = { name: string; value: string; offset: number };
/** The elements that are open, and what the drawing held so far. */
type State = { open: string[]; copies: number; shapes: number; isDone: boolean };

const refuse = (offset: number, is: string, expected: string): SvgFault => ({ offset, is, expected });

const attributesOf = (text: string, from: number): Attribute[] =>
  Array.from(text.matchAll(ATTRIBUTE), ({ index, 1: name = '', 2: double, 3: single = '' }) => ({
    name,
    value: double ?? single,
    offset: from + index,
  }));

function attributeFault({ name, value, offset }: Attribute): SvgFault | undefined {
  if (!ATTRIBUTE_NAME.test(name))
    return refuse(offset, `tiene el atributo ${name}`, 'solo atributos de dibujo, sin código');
  const isReference = name.endsWith('href');
  const isOutside = isReference ? !value.startsWith('#') : OUTSIDE.test(value) || ESCAPED.test(value);
  if (name.startsWith('xmlns') || !isOutside) return undefined;
  return refuse(offset, `el atributo ${name} puede traer algo de afuera`, 'solo referencias internas (#…)');
}

/** A drawing says that it is one, and is as wide as it is high. */
function rootFault(valueOf: ReadonlyMap<string, string>): SvgFault | undefined {
  const namespace = valueOf.get('xmlns') ?? '';
  if (namespace !== NAMESPACE) return refuse(0, `dice xmlns="${namespace}"`, `xmlns="${NAMESPACE}"`);
  const [, , boxWidth, boxHeight] = (valueOf.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = boxWidth ?? valueOf.get('width') ?? '?';
  const height = boxHeight ?? valueOf.get('height');
  if (Number.parseFloat(width) > 0 && width === height) return undefined;
  return refuse(0, `mide ${width} × ${height ?? '?'}`, 'un cuadrado, con viewBox');
}

function elementFault(name: string, { attributes = '', empty }: Token, offset: number, state: State) {
  const isRoot = state.open.length === 0;
  if (isRoot && (name !== 'svg' || state.isDone))
    return refuse(offset, `empieza con <${name}>`, 'un solo elemento svg');
  if (!ELEMENTS.includes(name))
    return refuse(offset, `tiene el elemento <${name}>`, 'solo formas, texto y degradados');
  const read = attributesOf(attributes, offset + 1 + name.length);
  const valueOf = new Map(read.map((one) => [one.name, one.value]));
  state.copies += Number(name === 'use' || COPYING.some((one) => valueOf.has(one)));
  if (state.copies > MOST_COPIES)
    return refuse(offset, `copia partes más de ${MOST_COPIES} veces`, 'formas dibujadas una por una');
  if (empty === '') state.open.push(name);
  state.shapes += Number(SHAPES.includes(name));
  state.isDone ||= isRoot;
  if (valueOf.size < read.length) return refuse(offset, 'tiene un atributo dos veces', 'una sola vez');
  const wrong = read.map(attributeFault).find((fault) => fault !== undefined);
  return wrong ?? (isRoot ? rootFault(valueOf) : undefined);
}

function tokenFault(token: Token, offset: number, state: State): SvgFault | undefined {
  const { close, open, text = '' } = token;
  if (close !== undefined && state.open.pop() !== close)
    return refuse(offset, `se cierra ${close} fuera de lugar`, 'un SVG bien armado');
  if (ESCAPED.test(text)) return refuse(offset, 'tiene un código de letra, como &nbsp;', 'la letra misma');
  if (state.open.length === 0 && text.trim() !== '')
    return refuse(offset, 'hay texto fuera del dibujo', 'solo el elemento svg');
  return open === undefined ? undefined : elementFault(open, token, offset, state);
}

/** Returns the first reason to refuse `svg` as a logo; undefined for a square drawing with nothing else in it. */
export function svgFault(svg: string): SvgFault | undefined {
  if (/ xlink:/.test(svg) && !svg.includes(' xmlns:xlink='))
    return refuse(0, 'usa xlink: sin decir qué es', 'xmlns:xlink en el primer elemento');
  const state: State = { open: [], copies: 0, shapes: 0, isDone: false };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const offset = TOKEN.lastIndex;
    const token = TOKEN.exec(svg)?.groups as Token | undefined;
    const rest = svg.slice(offset, offset + 20);
    const fault = token
      ? tokenFault(token, offset, state)
      : refuse(offset, `hay algo que no es un dibujo: ${rest}`, 'solo formas SVG');
    if (fault) return fault;
  }
  if (!state.isDone || state.open.length > 0) return refuse(0, 'el dibujo no termina', 'un SVG completo');
  return state.shapes > 0 ? undefined : refuse(0, 'el dibujo está vacío', 'alguna forma');
}
