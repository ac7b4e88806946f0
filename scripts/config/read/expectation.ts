import { isDay } from '#domain/format.ts';
import { type Diagnosis, diagnosis } from '#scripts/config/read/problem.ts';
import { admittedGaps, type TextRules, UNFIT } from '#scripts/config/read/text-rules.ts';
import {
  codeOf,
  pluralize,
  didYouMean,
  joinWithOr,
  firstInvisible,
  quoted,
} from '#scripts/config/read/wording.ts';

/** A schema, or a part of one, with its references already followed. */
export type SchemaNode = Readonly<Record<string, unknown>>;

const TYPES: Record<string, string> = {
  string: 'un texto entre comillas',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  array: 'una lista [ … ]',
  object: 'un objeto { … }',
  null: 'null',
};

/**
 * 'Color en hexadecimal de seis cifras. Ejemplo: #FA6400.' → 'color en hexadecimal de seis cifras (ejemplo: #FA6400)'
 */
export function fromDescription(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined;
  const [first = '', rest = ''] = description.split(/(?<=[^.]\.)\s+(?=\p{Lu})/u);
  const example = /Ejemplo: (.+?(?:\.\p{L}\.)?)\.?$/u.exec(description)?.[1];
  const text = (first.startsWith('Ejemplo: ') ? rest : first).replace(/\.$/, '');
  const sentence = /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return example && !sentence.includes(example) ? `${sentence} (ejemplo: ${example})` : sentence;
}

/** Returns the demand of a schema in words. */
export function expectedBy(schema: SchemaNode): string {
  if ('const' in schema) return quoted(schema.const);
  if (Array.isArray(schema.enum)) return joinWithOr(schema.enum.map(String));
  const type = TYPES[String(schema.type)];
  if (schema.type === 'string' && ('pattern' in schema || 'text' in schema))
    return fromDescription(schema.description) ?? 'un texto';
  return type ?? fromDescription(schema.description) ?? 'otra cosa';
}

const GAP = /\{([^{}]*)\}/g;

const braced = (names: readonly string[]): string => joinWithOr(names.map((name) => `{${name}}`));

function unknownGap(text: string, rules: Pick<TextRules, 'gaps' | 'record'>): Diagnosis | undefined {
  const gaps = admittedGaps(rules);
  const bad = [...text.matchAll(GAP)].find(([, name = '']) =>
    gaps === 'any' ? !/^[a-z][A-Za-z]*$/.test(name) : !gaps.includes(name),
  );
  if (!bad && !/[{}]/.test(text.replaceAll(GAP, ''))) return undefined;
  const is = bad ? `tiene el hueco ${quoted(bad[0])}` : 'tiene una llave suelta';
  if (gaps === 'any') return diagnosis(is, 'huecos como {bank}', 'corregí las llaves');
  if (rules.gaps.length === 0) return diagnosis(is, 'un texto sin llaves', 'sacá las llaves');
  const repair = didYouMean('cambialo', bad?.[1], gaps, (gap) => text.replace(bad?.[0] ?? '', `{${gap}}`));
  return diagnosis(is, `uno de los huecos que admite: ${braced([rules.gaps].flat())}`, repair);
}

/** A text that has to keep its gap: '{n} ofertas' without {n} would not say how many. */
function missingGap(text: string, { required = [] }: Pick<TextRules, 'required'>): Diagnosis | undefined {
  const missing = required.find((names) => !names.some((name) => text.includes(`{${name}}`)));
  if (!missing) return undefined;
  return diagnosis(
    `le falta el hueco ${braced(missing)}`,
    `un texto con ${braced(missing)}`,
    'ponelo donde va ese dato',
  );
}

/** Why the gaps of a text are not those that its place fills; undefined when they are. */
export const gapDiagnosis = (text: string, rules: Omit<TextRules, 'longest'>): Diagnosis | undefined =>
  unknownGap(text, rules) ?? missingGap(text, rules);

const OF_SPANISH = [
  'letras del castellano',
  'escribí el texto de nuevo, a mano: al copiarlo se estropeó',
] as const;

/** Why a letter is none of a Spanish text. */
function letterDiagnosis(letter: string): Diagnosis {
  if (/^\p{M}/u.test(letter))
    return diagnosis('tiene letras con el acento separado', 'letras con su acento', 'escribilas de nuevo');
  if (/^[ÂÃâ]/.test(letter)) return diagnosis(`dice ${quoted(letter)}`, ...OF_SPANISH);
  if (/[\uFFFD\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter))
    return diagnosis(`tiene una letra de otro alfabeto o rota (${codeOf(letter)})`, ...OF_SPANISH);
  const is = `tiene un signo que no todos los teléfonos muestran (${codeOf(letter)})`;
  return diagnosis(is, 'letras y signos comunes', 'escribilo con letras comunes, o sacalo');
}

const TEXT_FAULTS: ((text: string, rules: TextRules) => Diagnosis | false | undefined)[] = [
  (text) => text === '' && diagnosis('está vacío', 'un texto', 'completalo'),
  (text) => {
    const invisible = firstInvisible(text);
    const is = `tiene un carácter que no se ve (${invisible})`;
    const action = 'borralo y escribí el texto de nuevo';
    return invisible !== undefined && diagnosis(is, 'solo letras, números y signos', action);
  },
  (text) => {
    const letter = UNFIT.letter.exec(text)?.[0];
    return letter !== undefined && letterDiagnosis(letter);
  },
  (text) => {
    const found = UNFIT.markup.exec(text)?.[0];
    const is = `tiene ${/^[<&]/.test(found ?? '') ? 'HTML' : 'Markdown'} (${quoted(found)})`;
    return found !== undefined && diagnosis(is, 'texto solo', 'dejá solo las palabras');
  },
  (text) =>
    text !== text.trim() &&
    diagnosis(
      'empieza o termina con un espacio',
      'un texto sin espacios en los extremos',
      'borrá el espacio',
    ),
  gapDiagnosis,
  (text, { longest = Infinity }) => {
    const length = [...text.replaceAll(GAP, '1')].length;
    const is = `tiene ${pluralize([...text].length, 'carácter', 'caracteres')}`;
    return length > longest && diagnosis(is, `hasta ${longest}`, 'acortalo');
  },
];

/** Why `text` breaks the rules of a visible text. */
export function textDiagnosis(text: string, schema: SchemaNode): Diagnosis {
  for (const fault of TEXT_FAULTS) {
    const found = fault(text, schema['text'] as TextRules);
    if (found) return found;
  }
  return patternDiagnosis(text, schema);
}

/** Why `text` does not match the pattern of `schema`. */
export const patternDiagnosis = (text: string, schema: SchemaNode): Diagnosis =>
  valueDiagnosis(text, expectedBy(schema));

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** Why a value is not what is expected: it is empty, a day of no calendar, or something else. */
export function valueDiagnosis(value: unknown, expected: string): Diagnosis {
  if (value === '' || value === null) return diagnosis('está vacío', expected, 'completalo');
  const isNoDay = typeof value === 'string' && DAY.test(value) && !isDay(value);
  return diagnosis(
    `dice ${quoted(value)}${isNoDay ? ', un día que no existe' : ''}`,
    isNoDay ? 'un día del calendario' : expected,
    'corregilo',
  );
}

/** '1.905' was a thousand with its dot; as JSON it is not quite two. */
function wholeAction(value: number): string {
  const thousands = value * 1000;
  const isDotted = value > 0 && value < 1000 && Math.abs(thousands - Math.round(thousands)) < 1e-6;
  return isDotted ? `escribí ${Math.round(thousands)}, sin punto` : `escribí ${Math.round(value)}`;
}

/** Returns the instruction that turns a value of the wrong type into the right one. */
export function typeAction(value: unknown, types: readonly string[]): string {
  const written = typeof value === 'string' ? value.trim().replaceAll(/(?<=\d)\.(?=\d{3}(?:\D|$))/g, '') : '';
  const isNumeric = written !== '' && Number.isFinite(Number(written));
  if (types.includes('string') && ['number', 'boolean'].includes(typeof value))
    return 'ponelo entre comillas';
  if (isNumeric && types.some((type) => type === 'number' || type === 'integer'))
    return `escribí ${Number(written)}, sin comillas`;
  if (types.includes('integer') && typeof value === 'number' && Number.isFinite(value))
    return wholeAction(value);
  if (types.includes('boolean') && typeof value === 'string' && /^(?:true|false)$/.test(value))
    return `escribí ${value}, sin comillas`;
  if (types.includes('array') && typeof value === 'string')
    return `encerralo entre corchetes: [${quoted(value)}]`;
  return 'cambialo';
}

export const expectedType = (types: readonly string[]): string =>
  joinWithOr(types.map((type) => TYPES[type] ?? type));
