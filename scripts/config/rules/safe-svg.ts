/** Why an SVG may not be shown, and where in its text; `offset` is 0 for what concerns the whole. */
export type SvgFault = { offset: number; is: string; expected: string };

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs use symbol linearGradient radialGradient stop clipPath mask title desc'.split(
    ' ',
  ),
);
const ATTRIBUTE_NAME = /^(?:[a-z][A-Za-z0-9-]*|xmlns(?::[a-z]+)?|xlink:href|xml:space)$/;
const HANDLER = /^on/i;
// Every function of CSS that takes an address, and not that of a part of the drawing.
const OUTSIDE =
  /url\(\s*['"]?(?!#)|(?:src|image|image-set|cross-fade|element|paint)\(|javascript:|data:|@import|expression\(/i;
const ESCAPED = /\\|&(?!(?:amp|lt|gt|quot|apos);)/;

// Each alternative matches a part of a plain drawing; anything else is refused.
const TOKEN =
  /<!--(?:(?!--)[^])*-->|<\?xml [^?<>]*\?>|<\/(?<close>[A-Za-z][\w:.-]*)\s*>|<(?<open>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

type Attribute = { name: string; value: string; offset: number };

function attributesOf(text: string, from: number): Attribute[] {
  return Array.from(text.matchAll(ATTRIBUTE), (match) => ({
    name: match[1] ?? '',
    value: match[2] ?? match[3] ?? '',
    offset: from + match.index,
  }));
}

function faultOf({ name, value, offset }: Attribute): SvgFault | undefined {
  const fault = (is: string, expected: string): SvgFault => ({ offset, is, expected });
  if (HANDLER.test(name)) return fault(`el atributo ${name} ejecuta código`, 'un dibujo sin código');
  if (!ATTRIBUTE_NAME.test(name)) return fault(`tiene el atributo ${name}`, 'solo atributos de dibujo');
  if (name.endsWith('href') && !value.startsWith('#'))
    return fault(`el atributo ${name} sale del dibujo`, 'solo referencias internas (#…)');
  if (!name.startsWith('xmlns') && (OUTSIDE.test(value) || ESCAPED.test(value)))
    return fault(`el atributo ${name} puede traer algo de afuera`, 'un dibujo que no dependa de nada');
  return undefined;
}

/** Whether a text holds a drawing at all. */
export const isSvg = (text: string): boolean => /<svg[\s>]/.test(text);

/** Whether a plain drawing may have this element. */
export const isPlainElement = (name: string): boolean => ELEMENTS.has(name);

/** Whether a plain drawing may have this attribute with this value. */
export const isPlainAttribute = (attribute: Pick<Attribute, 'name' | 'value'>): boolean =>
  faultOf({ ...attribute, offset: 0 }) === undefined;

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Shapes that can be seen. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);
/** Copies inside copied drawings grow exponentially, beyond what any browser draws. */
const COPIES = /^(?:mask|clip-path)$/;
const MOST_COPIES = 50;

/** A copy of a drawing: what it copies, and the ids of what it stands in. */
type Copy = { offset: number; targets: string[]; inside: string[] };

/** A copy of something that itself holds a copy: the drawing that it makes grows with every step. */
const copyOfCopy = (copies: readonly Copy[]): Copy | undefined => {
  const copied = new Set(copies.flatMap(({ targets }) => targets));
  return copies.find(({ inside }) => inside.some((id) => copied.has(id)));
};

/** Ids that an element refers to: '#a' in a reference, 'url(#a)' in a clip path or a mask. */
const targetsOf = (attributes: readonly Attribute[]): string[] =>
  attributes
    .filter(({ name }) => name.endsWith('href') || COPIES.test(name))
    .flatMap(({ value }) => Array.from(value.matchAll(/#([\w.:-]+)/g), ([, id = '']) => id));

const DECLARATION = '<?xml';

function attributesFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const names = attributes.map(({ name }) => name);
  const twice = attributes.find(({ name }, index) => names.indexOf(name) < index);
  if (twice)
    return { offset: twice.offset, is: `el atributo ${twice.name} está dos veces`, expected: 'una sola vez' };
  const wrong = attributes.find((attribute) => faultOf(attribute));
  return wrong && faultOf(wrong);
}

function rootFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const namespace = attributes.find(({ name }) => name === 'xmlns')?.value;
  if (namespace === NAMESPACE) return squareFault(attributes);
  const is = namespace === undefined ? 'no dice que es un SVG (falta xmlns)' : `dice xmlns="${namespace}"`;
  return { offset: 0, is, expected: `xmlns="${NAMESPACE}"` };
}

function squareFault(attributes: readonly Attribute[]): SvgFault | undefined {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
  const [, , boxWidth, boxHeight] = (valueOf('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = boxWidth ?? valueOf('width');
  const height = boxHeight ?? valueOf('height');
  if (width !== undefined && Number.parseFloat(width) > 0 && width === height) return undefined;
  return { offset: 0, is: `mide ${width ?? '?'} × ${height ?? '?'}`, expected: 'un cuadrado, con viewBox' };
}

const OF_COPIES = { is: 'copia dibujos dentro de dibujos', expected: 'formas dibujadas una por una' };

/** The first reason not to show `svg` as a logo, or undefined: it must be a square drawing and nothing else. */
export function svgFault(svg: string): SvgFault | undefined {
  const open: { name: string; id: string | undefined; hasXlink: boolean }[] = [];
  const copies: Copy[] = [];
  let isDone = false;
  let shapes = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const offset = TOKEN.lastIndex;
    const groups = TOKEN.exec(svg)?.groups;
    if (!groups)
      return {
        offset,
        is: `hay algo que no es un dibujo: ${svg.slice(offset, offset + 20)}`,
        expected: 'solo formas SVG',
      };
    const { close, open: name, attributes = '', empty, text } = groups;
    if (offset > 0 && svg.startsWith(DECLARATION, offset))
      return {
        offset,
        is: 'la primera línea (<?xml …?>) no está al comienzo',
        expected: 'nada delante de ella',
      };
    if (text !== undefined && ESCAPED.test(text))
      return { offset, is: 'tiene un código de letra, como &nbsp;', expected: 'la letra misma' };
    if (text !== undefined && open.length === 0 && text.trim() !== '')
      return { offset, is: 'hay texto fuera del dibujo', expected: 'solo el elemento svg' };
    if (close !== undefined && open.pop()?.name !== close)
      return { offset, is: `se cierra ${close} fuera de lugar`, expected: 'un SVG bien armado' };
    if (name === undefined) continue;
    const isRoot = open.length === 0;
    if (isRoot && (name !== 'svg' || isDone))
      return { offset, is: `empieza con <${name}>`, expected: 'un solo elemento svg' };
    if (!ELEMENTS.has(name))
      return { offset, is: `tiene el elemento <${name}>`, expected: 'solo formas, texto y degradados' };
    const read = attributesOf(attributes, offset + 1 + name.length);
    const isCopy = name === 'use' || read.some((attribute) => COPIES.test(attribute.name));
    const inside = open.flatMap(({ id }) => id ?? []);
    if (isCopy) copies.push({ offset, targets: targetsOf(read), inside });
    shapes += Number(SHAPES.has(name));
    if (copies.length > MOST_COPIES) return { offset, ...OF_COPIES };
    const hasXlink = open.some((one) => one.hasXlink) || read.some((one) => one.name === 'xmlns:xlink');
    if (!hasXlink && read.some((attribute) => attribute.name.startsWith('xlink:')))
      return { offset, is: 'usa xlink: sin decir qué es', expected: 'xmlns:xlink en el primer elemento' };
    const fault = attributesFault(read) ?? (isRoot ? rootFault(read) : undefined);
    if (fault) return fault;
    isDone ||= isRoot;
    const id = read.find((attribute) => attribute.name === 'id')?.value;
    if (empty === '') open.push({ name, id, hasXlink });
  }
  if (!isDone || open.length > 0)
    return { offset: 0, is: 'el dibujo no termina', expected: 'un SVG completo' };
  const nested = copyOfCopy(copies);
  if (nested) return { offset: nested.offset, ...OF_COPIES };
  return shapes > 0 ? undefined : { offset: 0, is: 'el dibujo está vacío', expected: 'alguna forma' };
}
