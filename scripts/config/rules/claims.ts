import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { addYears, daysBetween } from '#scripts/config/rules/dates.ts';
import { numberIn } from '#scripts/config/rules/numbers.ts';
import { fault, lenderRule, type RuleFinding, warning } from '#scripts/config/rules/rule.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';

type Figure = NonNullable<Lender['page']>['figures'][number];

/** A claim older than that has to be looked up again. */
const MOST_YEARS = 2;
const SOON_DAYS = 30;
/** '67.5 %', which would be read as 67. */
const DECIMAL_DOT = /(?<![\d.,])(\d+)\.(\d{1,2})(?![\d.,])/u;
const WHICHEVER = 'corregí el que esté mal';

const figuresOf = ({ page }: Lender): [pointer: string, figure: Figure][] =>
  (page?.figures ?? []).map((figure, index) => [`/page/figures/${index}`, figure]);

/** Every figure says the number it claims, where it comes from, and until when it may be shown. */
export const claims = lenderRule('claims', [], (lender, _, { today }) =>
  figuresOf(lender).flatMap(([pointer, figure]) => [
    ...amountFaults(pointer, figure),
    ...dateFaults(pointer, figure, today),
  ]),
);

function* amountFaults(at: string, { text, amount }: Figure): Generator<RuleFinding> {
  if (DECIMAL_DOT.test(text)) {
    const value = text.replace(DECIMAL_DOT, '$1,$2');
    const repair = { action: 'cambiá el punto por una coma', value };
    yield fault(`${at}/text`, `dice ${quoted(text)}`, `los decimales con coma: ${quoted(value)}`, repair);
    return;
  }
  const written = numberIn(text);
  if (written === amount) return;
  if (amount === undefined)
    yield fault(at, `${quoted(text)} no dice su cifra en "amount"`, `"amount": ${written}`, 'agregalo');
  else {
    const is = `dice ${amount} y el texto dice ${quoted(text)}`;
    yield fault(`${at}/amount`, is, 'la misma cifra en los dos', WHICHEVER);
  }
}

function* dateFaults(at: string, { asOf, expires }: Figure, today: string): Generator<RuleFinding> {
  if (asOf > today)
    yield fault(`${at}/asOf`, `dice ${asOf}, que todavía no llegó`, `hasta ${today}`, 'corregilo');
  if (expires <= asOf || expires > addYears(asOf, MOST_YEARS)) {
    const expected = `una fecha hasta ${MOST_YEARS} años después de "asOf" (${asOf})`;
    yield fault(`${at}/expires`, `dice ${expires}`, expected, 'corregilo');
    return;
  }
  const left = daysBetween(today, expires);
  if (left > SOON_DAYS) return;
  const is = `la cifra ${left < 0 ? 'venció' : 'vence'} el ${expires}`;
  yield warning(`${at}/expires`, is, 'una cifra vigente', 'comprobala y poné "asOf" y "expires" nuevos');
}

/** Said of the lender itself: its app and its head office have years of their own. */
const FOUNDING =
  /(?:^Desde|^(?:[Ff]undad|[Cc]read)[oa] en|(?:[Bb]anco|[Ee]ntidad|[Ff]intech|[Ff]inanciera)[^.;:]{0,30} (?:fundad|cread)[oa] en) (1[5-9]\d\d|20\d\d)(?!\d)/u;
/** Years of the lender; more than a person or a loan can have are the lender's, too. */
const AGE =
  /\d[\d.]* años (?:de (?:trayectoria|historia|experiencia|vida|tradici[oó]n)|en el (?:mercado|pa[ií]s)|junto|con vos|acompa)|(?<![\d.])(?:1[2-9]\d|[2-9]\d\d|\d[\d.]{3,}) años/iu;
/** '+400 sucursales': a claim that repeats one of the page's figures. */
const REPEATED = /^\+?([\d.]+) (\p{L}.*)$/u;

const SIGN = String.raw`(?:[%٪]|por\s?ciento|\d\s?puntos)(?!\s(?:digital|online|virtual|en línea|por internet|que se|de[l ]\s?(?:tu|su|lo|ingreso|sueldo|haber)))`;
const RATE = String.raw`(?<!\p{L})(?:C\.?F\.?T\.?(?:EA|NA)?|T\.?[NE]\.?[AM]\.?|tasas?|inter[eé]s(?:es)?|costo (?:financiero|total))(?!\p{L})`;
const PERIOD = String.raw`(?:nominal |efectiv[ao] )?(?:anual|mensual|(?:por|al|cada) (?:mes|año))`;
const SMALL = String.raw`(?:anual|mensual|nominal|efectiv[ao]|fij[ao]|de|del|en|es|la|el|su|tu|una?|desde|hasta|solo)`;
const COUNTED = String.raw`(?:client|person|usuari|soci|cuent|operaci|tarjet|descarg|argentin|hogar|empres|pr[eé]stamos|cr[eé]ditos|famil|jubilad)`;
const SCALE = String.raw`(?:mil|mill[oó]n(?:es)?|M|k|lucas|palos)(?!\p{L})`;
/** Matches the price or amount of a loan in every way that people write it: '67.5% de CFT', 'tasa cero', '2 millones'. */
const PRICE = new RegExp(
  [
    String.raw`[\d.,]*\s?${SIGN}[\s(:–—-]*(?:${SMALL}[\s(:–—-]+){0,4}${RATE}`,
    String.raw`${RATE}[^.;,%\d]{0,40}?(?:\d[\d.,]*\s?)?${SIGN}`,
    String.raw`${RATE}[\s(:=–—-]*(?:${SMALL}[\s:]+){0,3}\d[\d.,]*(?=\s*$|[;:)]|\s(?:fij|anual|nominal|efectiv|mensual|más|con |y ))`,
    String.raw`\d[\d.,]* de ${RATE}`,
    String.raw`\d[\d.,]*\s?${SIGN}\s${PERIOD}`,
    String.raw`(?:sin|cero|0) (?:de )?inter[eé]s(?:es)?(?!\p{L})|tasa (?:de )?(?:cero|0)(?!\p{L})`,
    String.raw`(?<!cada )(?:\$|(?<!\p{L})(?:ARS|USD))\s?\d[\d.,]*(?:\s?${SCALE})?`,
    String.raw`(?:\d[\d.,]*|mil|mill[oó]n(?:es)?) (?:de )?pesos(?!\p{L})`,
    String.raw`(?:\d[\d.,]*|(?<!\p{L})(?:un|dos|tres|cuatro|cinco|seis|ocho|diez|quince|veinte|treinta|cincuenta|cien))\s?${SCALE}(?!(?: de)? ${COUNTED})`,
  ].join('|'),
  'iu',
);

/** The price that a text says, or undefined. */
const priceIn = (text: string): string | undefined => PRICE.exec(text.normalize('NFKC'))?.[0].trim();

/** Prices in a lender's texts that stand without source and day; a benefit's title and text are read as one phrase too. */
function* loosePrices({
  page,
  ...lender
}: Lender): Generator<{ price: string | undefined; path: readonly string[] }> {
  const { figures: _, ...texts } = page ?? {};
  for (const { text, path } of stringsOf({ ...lender, page: texts })) yield { price: priceIn(text), path };
  for (const [index, { title, text }] of (page?.benefits ?? []).entries())
    if (priceIn(title) === undefined && priceIn(text) === undefined)
      yield { price: priceIn(`${title}: ${text}`), path: ['page', 'benefits', String(index), 'text'] };
}

/** A price or amount of the lender's loans is a figure with source and day, or a gap that follows the record. */
export const typedRates = lenderRule('typed-rates', [], function* (lender) {
  const expected = 'una cifra destacada, con su fuente y su día, o un hueco que sigue al registro';
  for (const { price, path } of loosePrices(lender))
    if (price !== undefined)
      yield fault(within('', ...path), `dice ${quoted(price)}`, expected, 'sacalo o cambialo');
});

/** Claims of a lender's page agree with one another and with the founding year. */
export const claimContradictions = lenderRule('claim-contradictions', [], (lender, _, { today }) => [
  ...figureFaults(lender),
  ...yearsFaults(lender, Number(today.slice(0, 4))),
  ...foundingFaults(lender),
  ...highlightFaults(lender),
]);

function* figureFaults(lender: Lender): Generator<RuleFinding> {
  const { founded } = lender;
  for (const [pointer, figure] of figuresOf(lender)) {
    const { kind, amount, text, label } = figure;
    const expected = `algo que coincida con "founded": ${founded}`;
    if (kind === 'fundacion' && amount !== undefined && amount !== founded)
      yield fault(pointer, `dice ${quoted(text)} como año de fundación`, expected, WHICHEVER);
    if (kind === 'antiguedad' && !isPossibleAge(figure, founded))
      yield fault(pointer, `dice ${quoted(`${text} ${label}`)}`, expected, WHICHEVER);
  }
}

/** '+120' claims at least 120 years; '120' claims 120, give or take the part of a year. */
function isPossibleAge({ text, amount, asOf }: Figure, founded: number): boolean {
  if (amount === undefined) return true;
  const age = Number(asOf.slice(0, 4)) - founded;
  return text.includes('+') ? amount <= age : Math.abs(amount - age) <= 1;
}

function* foundingFaults({ founded, directory, page }: Lender): Generator<RuleFinding> {
  for (const { text, path } of stringsOf({ directory, page })) {
    const year = FOUNDING.exec(text)?.[1];
    if (year === undefined || Number(year) === founded || path.includes('figures')) continue;
    const expected = `el mismo año que "founded": ${founded}`;
    yield fault(within('', ...path), `dice ${quoted(year)}`, expected, WHICHEVER);
  }
}

/** Years in a sentence are at most those since the foundation. */
function* yearsFaults({ founded, directory, page }: Lender, year: number): Generator<RuleFinding> {
  const most = year - founded;
  for (const { text, path } of stringsOf({ directory, page })) {
    const words = AGE.exec(text)?.[0];
    if (words === undefined || (numberIn(words) ?? 0) <= most + 1 || path.includes('figures')) continue;
    const expected = `hasta ${most}, los que lleva desde ${founded}`;
    yield fault(within('', ...path), `dice ${quoted(words)}`, expected, WHICHEVER);
  }
}

function* highlightFaults({ directory, page }: Lender): Generator<RuleFinding> {
  for (const [index, highlight] of directory.highlights.entries()) {
    const [, count, label] = REPEATED.exec(highlight) ?? [];
    const figure = page?.figures.find((one) => label !== undefined && one.label === label);
    if (count === undefined || figure?.amount === undefined || numberIn(count) === figure.amount) continue;
    const expected = `lo mismo que en su página: ${quoted(`${figure.text} ${figure.label}`)}`;
    yield fault(`/directory/highlights/${index}`, `dice ${quoted(highlight)}`, expected, WHICHEVER);
  }
}
