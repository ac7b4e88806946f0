/** The reason to refuse a drawing, and the place in its text that it is about; 0 if it is about the whole drawing. */
export type SvgFault = { offset: number; is: string; expected: string };

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs use symbol linearGradient radialGradient stop clipPath mask title desc'.split(
    ' ',
  ),
);
const ATTRIBUTE_NAME = /^(?:[a-z][A-Za-z0-9-]*|xmlns(?::[a-z]+)?|xlink:href|xml:space)$/;
const HANDLER = /^on/i;
// The functions of CSS that take an address; `url(#…)` leads to a part of the drawing itself.
const OUTSIDE =
  /url\(\s*['"]?(?!#)|(?:src|image|image-set|cross-fade|element|paint)\(|javascript:|data:|@import|expression\(/i;
const ESCAPED = /\\|&(?!(?:amp|lt|gt|quot|apos);)/;

// A plain drawing is made of these parts alone: comments, a declaration at its beginning, elements without markup in their attributes, text.
const TOKEN =
  /<!--(?:(?!--)[^])*-->|(?<![^])<\?xml [^?<>]*\?>|<\/(?<close>[A-Za-z][\w:.-]*)\s*>|<(?<open>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

type Attribute = { name: string; value: string; offset: number };

function attributesOf(text: string, from: number): Attribute[] {
  return Array.from(text.matchAll(ATTRIBUTE), (match) => ({
    name: match[1] ?? '',
    value: match[2] ?? match[3] ?? '',
    offset: from + match.index,
  }));
}

const refuse = (offset: number, is: string, expected: string): SvgFault => ({ offset, is, expected });

function faultOf({ name, value, offset }: Attribute): SvgFault | undefined {
  const told = (is: string, expected: string): SvgFault =>
    refuse(offset, `el atributo ${name} ${is}`, expected);
  if (HANDLER.test(name)) return told('ejecuta código', 'un dibujo sin código');
  if (!ATTRIBUTE_NAME.test(name)) return told('no es de un dibujo', 'solo atributos de dibujo');
  if (name.endsWith('href') && !value.startsWith('#'))
    return told('sale del dibujo', 'solo referencias internas (#…)');
  if (!name.startsWith('xmlns') && (OUTSIDE.test(value) || ESCAPED.test(value)))
    return told('puede traer algo de afuera', 'un dibujo que no dependa de nada');
  return undefined;
}

/** Whether a text holds a drawing at all. */
export const isSvg = (text: string): boolean => /<svg[\s>]/.test(text);

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Shapes that can be seen. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
/** What copies a part of the drawing, an element or its attributes. So few copies stay few however they copy each other. */
const COPIES = /^(?:mask|clip-path)$/;
const MOST_COPIES = 16;

function attributesFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const names = attributes.map(({ name }) => name);
  const twice = attributes.find(({ name }, index) => names.indexOf(name) < index);
  if (twice) return refuse(twice.offset, `el atributo ${twice.name} está dos veces`, 'una sola vez');
  const wrong = attributes.find((attribute) => faultOf(attribute));
  return wrong && faultOf(wrong);
}

function rootFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const namespace = attributes.find(({ name }) => name === 'xmlns')?.value;
  if (namespace === NAMESPACE) return squareFault(attributes);
  const is = namespace === undefined ? 'no dice que es un SVG (falta xmlns)' : `dice xmlns="${namespace}"`;
  return refuse(0, is, `xmlns="${NAMESPACE}"`);
}

function squareFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
  const [, , boxWidth, boxHeight] = (valueOf('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = boxWidth ?? valueOf('width');
  const height = boxHeight ?? valueOf('height');
  if (width !== undefined && Number.parseFloat(width) > 0 && width === height) return undefined;
  return refuse(0, `mide ${width ?? '?'} × ${height ?? '?'}`, 'un cuadrado, con viewBox');
}

/** The elements that are open, and what the drawing held so far. */
type State = { open: string[]; copies: number; shapes: number; isDone: boolean };

type Groups = Partial<Record<'close' | 'open' | 'attributes' | 'empty' | 'text', string>>;

function textFault(text: string, offset: number, { open }: State): SvgFault | undefined {
  if (ESCAPED.test(text)) return refuse(offset, 'tiene un código de letra, como &nbsp;', 'la letra misma');
  const isInside = open.length > 0 || text.trim() === '';
  return isInside ? undefined : refuse(offset, 'hay texto fuera del dibujo', 'solo el elemento svg');
}

function elementFault(name: string, { attributes = '', empty }: Groups, offset: number, state: State) {
  const isRoot = state.open.length === 0;
  if (isRoot && (name !== 'svg' || state.isDone))
    return refuse(offset, `empieza con <${name}>`, 'un solo elemento svg');
  if (!ELEMENTS.has(name))
    return refuse(offset, `tiene el elemento <${name}>`, 'solo formas, texto y degradados');
  const read = attributesOf(attributes, offset + 1 + name.length);
  state.copies += Number(name === 'use' || read.some((one) => COPIES.test(one.name)));
  if (state.copies > MOST_COPIES)
    return refuse(offset, `copia partes más de ${MOST_COPIES} veces`, 'formas dibujadas una por una');
  if (empty === '') state.open.push(name);
  state.shapes += Number(SHAPES.has(name));
  state.isDone ||= isRoot;
  return attributesFault(read) ?? (isRoot ? rootFault(read) : undefined);
}

function endFault({ open, shapes, isDone }: State): SvgFault | undefined {
  if (!isDone || open.length > 0) return refuse(0, 'el dibujo no termina', 'un SVG completo');
  return shapes > 0 ? undefined : refuse(0, 'el dibujo está vacío', 'alguna forma');
}

/** A prefix that nothing declares: browsers show no such drawing. */
const hasStrangePrefix = (svg: string): boolean => / xlink:/.test(svg) && !svg.includes(' xmlns:xlink=');

/** Returns the first reason to refuse `svg` as a logo; undefined for a square drawing with nothing else in it. */
export function svgFault(svg: string): SvgFault | undefined {
  if (hasStrangePrefix(svg))
    return refuse(0, 'usa xlink: sin decir qué es', 'xmlns:xlink en el primer elemento');
  const state: State = { open: [], copies: 0, shapes: 0, isDone: false };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const offset = TOKEN.lastIndex;
    const groups = TOKEN.exec(svg)?.groups as Groups | undefined;
    if (!groups)
      return refuse(
        offset,
        `hay algo que no es un dibujo: ${svg.slice(offset, offset + 20)}`,
        'solo formas SVG',
      );
    const { close, open: name, text } = groups;
    if (close !== undefined && state.open.pop() !== close)
      return refuse(offset, `se cierra ${close} fuera de lugar`, 'un SVG bien armado');
    const fault =
      (text === undefined ? undefined : textFault(text, offset, state)) ??
      (name === undefined ? undefined : elementFault(name, groups, offset, state));
    if (fault) return fault;
  }
  return endFault(state);
}
