import { gapsIn, type RecordGap, type Scope } from '#site/record-gaps.ts';
import { sentencesOf } from '#site/filled-in.ts';

const NUMBER = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`;
const PESOS = String.raw`\$\s?${NUMBER}(?:\s(?:mil millones|millones|millón|mil|M)(?!\p{L}))?`;
const PERCENT = String.raw`${NUMBER}\s?%`;
const MONTHS = String.raw`\d+\s(?:meses|mes|cuotas)`;
const YEARS = String.raw`\d+\saños?`;
const MONTH = String.raw`(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\sde\s20\d\d`;
const COUNT = String.raw`(?:\d+(?:\.\d{3})*|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien)`;
const INCOME = String.raw`(?:ingresos?|sueldos?|salarios?|haber(?:es)?|cobr\p{L}+|gan(?:ar|es|ás|en))`;

type Pattern = {
  gap: RecordGap;
  /** The pattern of the typed text; its group `figure` is the figure. */
  is: string;
  /** Words of a sentence that is not about the record. */
  unless?: RegExp;
  /** Words without which the sentence is not about the record. */
  only?: RegExp;
};

/** People as sentences name them, and as the gap names them. */
const PEOPLE = String.raw`(?:todo tipo de ingresos|(?:quienes|los que) (?:trabajan en relación de dependencia|cobran (?:el|su) (?:sueldo|haber) (?:ahí|en (?:el banco|la entidad)))|empleados(?: públicos| en relación de dependencia)|jubilados(?: y pensionados)?|monotributistas|responsables inscriptos|clientes con cuenta)`;

const ADVICE = /aconsej|suele|conviene|norma|recomiend/iu;
const DECLARED = /declar|registr|datos|precios|informad/iu;
/** Years of the lender, not of a person. */
const OF_THE_LENDER = String.raw`(?!\s(?:de (?:trayectoria|historia|experiencia|vida|tradici[oó]n)|en el (?:mercado|pa[ií]s)|junto|con vos|acompa|desde))`;

const WRITTEN: readonly Pattern[] = [
  {
    gap: 'maxAmount',
    is: String.raw`(?:hasta|máximo de|monto máximo:?(?: de)?|tope de)\s(?<figure>${PESOS})(?!\s(?:de ${INCOME}|por mes|mensuales))`,
    unless: ADVICE,
  },
  { gap: 'minIncome', is: String.raw`${INCOME}[^.$]{0,40}?(?<!hasta\s)(?<figure>${PESOS})`, unless: ADVICE },
  {
    gap: 'minIncome',
    is: String.raw`(?<figure>${PESOS})\s(?:por mes |mensuales |al mes )?(?:de ${INCOME}|como mínimo|o más por mes)`,
    unless: ADVICE,
  },
  { gap: 'cft', is: String.raw`(?:CFT|costo financiero total)[^.%\d]{0,40}?(?<figure>${PERCENT})` },
  {
    gap: 'incomeShare',
    is: String.raw`(?<figure>${PERCENT})\s(?:de tu|de su|del|de lo que|de los?)\s?(?:${INCOME})`,
    unless: ADVICE,
  },
  { gap: 'incomeShare', is: String.raw`cuota[^.%\d]{0,40}?(?<figure>${PERCENT})`, unless: ADVICE },
  { gap: 'minSeniority', is: String.raw`(?<figure>${MONTHS}|${YEARS})\s(?:como mínimo )?de antigüedad` },
  { gap: 'minSeniority', is: String.raw`antigüedad[^.\d]{0,30}?(?<figure>${MONTHS}|${YEARS})` },
  { gap: 'maxTerm', is: String.raw`plazos?[^.\d]{0,25}?(?<figure>${MONTHS}|${YEARS})(?!\sde antigüedad)` },
  { gap: 'maxTerm', is: String.raw`hasta\s(?:en\s|las\s|los\s)?(?<figure>${MONTHS})(?!\sde antigüedad)` },
  { gap: 'maxTerm', is: String.raw`(?<figure>${MONTHS}|${YEARS})\sde plazo` },
  {
    gap: 'maxAge',
    is: String.raw`(?:hasta|tope de|máximo de)\s(?:los\s)?(?<figure>${YEARS})${OF_THE_LENDER}`,
  },
  { gap: 'maxAge', is: String.raw`(?:edad|cumpl\p{L}+)[^.\d]{0,30}?(?<figure>${YEARS})${OF_THE_LENDER}` },
  { gap: 'maxAge', is: String.raw`(?<figure>${YEARS})\sde edad` },
  // A sentence with a gap of its own for people stands while they are lent to.
  { gap: 'audience', is: String.raw`para\s(?<figure>${PEOPLE})(?!\p{L})`, unless: /\{while|\{audience/u },
  { gap: 'declaredMonth', is: String.raw`(?<figure>${MONTH})`, only: DECLARED },
  { gap: 'dataMonth', is: String.raw`(?<figure>${MONTH})`, only: DECLARED },
  {
    gap: 'entities',
    is: String.raw`(?:(?:las|unas|casi|cerca de)\s)?(?<figure>${COUNT})(?=\sentidades(?!\p{L}))`,
  },
  { gap: 'banks', is: String.raw`(?:(?:los|unos|casi|cerca de)\s)?(?<figure>${COUNT})(?=\sbancos(?!\p{L}))` },
];

/** Made once: making an expression takes longer than looking through a sentence by it. */
const PATTERNS = WRITTEN.map(({ is, ...pattern }) => ({
  ...pattern,
  is: new RegExp(String.raw`(?<![\p{L}\d{.,])${is}`, 'iu'),
}));

/** A count that says itself that there are more. */
const AT_LEAST = /(?:más de|\+)\s?$/iu;
const COUNTED: ReadonlySet<RecordGap> = new Set(['entities', 'banks']);

/** A figure of the record as it is written in a sentence. */
export type Written = { gap: RecordGap; figure: string };

/** A sentence with the first figure of a pattern as a gap, and that figure; null when it has none. */
function withGap(
  sentence: string,
  { gap, is, unless, only }: (typeof PATTERNS)[number],
): (Written & { text: string }) | null {
  if (unless?.test(sentence) || (only && !only.test(sentence))) return null;
  const found = is.exec(sentence);
  const figure = found?.groups?.['figure'];
  if (!found || figure === undefined) return null;
  const at = found.index + found[0].lastIndexOf(figure);
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + figure.length)];
  const isAlone = COUNTED.has(gap) && !AT_LEAST.test(before);
  const head = isAlone ? `${sentence.slice(0, found.index)}más de ` : before;
  return { gap, figure, text: `${head}{${gap}}${after}` };
}

/** Every figure of the record that is written in a text of a scope, and the text with gaps in their place. */
export function figuresIn(text: string, scope: Scope): { figures: Written[]; gapped: string } {
  const names: readonly string[] = gapsIn(scope);
  const figures: Written[] = [];
  const sentences = sentencesOf(text).map((whole) => {
    let sentence = whole;
    for (const pattern of PATTERNS.filter(({ gap }) => names.includes(gap)))
      for (let found = withGap(sentence, pattern); found; found = withGap(sentence, pattern)) {
        figures.push({ gap: found.gap, figure: found.figure });
        sentence = found.text;
      }
    return sentence;
  });
  return { figures, gapped: figures.length === 0 ? text : sentences.join(' ') };
}

/** A text in which gaps of its scope stand for the figures of the record that somebody typed. */
export const gappedText = (text: string, scope: Scope): string => figuresIn(text, scope).gapped;

/** Members that are no text of ours: names of others, and claims with a source of their own. */
const NOT_OURS = new Set(['product', 'legalNames', 'figures', 'source', 'href', '$schema']);

/** Every typed figure under a value: the text with gaps in its place, with the keys that lead to it. */
export function* typedFigures(
  value: unknown,
  scope: Scope,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; text: string; gapped: string }> {
  if (typeof value === 'string') {
    const gapped = gappedText(value, scope);
    if (gapped !== value) yield { path, text: value, gapped };
  }
  if (typeof value !== 'object' || value === null) return;
  const { figure, text } = value as { figure?: unknown; text?: unknown };
  // '+20' and 'entidades comparadas' are read as one phrase.
  if (typeof figure === 'string' && typeof text === 'string') {
    const phrase = gappedText(`${figure} ${text}`, scope);
    const gapped = phrase.slice(0, -text.length).trimEnd();
    if (phrase.endsWith(` ${text}`) && gapped !== figure)
      yield { path: [...path, 'figure'], text: figure, gapped: gapped.replace(/^más de /, '+') };
  }
  for (const [key, member] of Object.entries(value))
    if (!NOT_OURS.has(key)) yield* typedFigures(member, scope, [...path, key]);
}
