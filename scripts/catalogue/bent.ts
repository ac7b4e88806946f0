import { formatNumber, formatPercent } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Source } from '#scripts/catalogue/read-source.ts';
import type { Noted, Reason } from '#scripts/catalogue/rules.ts';

/** Part of the records that fall out for one cause only when the file was changed on its way. */
const MOST_OF_ONE_CAUSE = 0.2;
/** Part of the records that hold letters which no text has. */
const MOST_BROKEN_LETTERS = 0.01;
/** Median CFT (percent points a year) of any record of loans in pesos. */
const MEDIAN_CFT = { least: 10, most: 3_000 };
/** Letters of a text whose bytes were read in the wrong encoding. */
const BROKEN_LETTERS = /\uFFFD|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/;

/** Reasons that a whole record hardly has, with what usually causes them. */
const CAUSES: { reasons: readonly Reason[]; says: string; cause: string }[] = [
  {
    reasons: ['unreadable', 'no-date'],
    says: 'tienen una cifra o una fecha que no se puede leer',
    cause: '¿lo guardó una planilla, con el día y el mes al revés o las cifras abreviadas?',
  },
  { reasons: ['future'], says: 'tienen una fecha que no llegó', cause: '¿el día y el mes están al revés?' },
  {
    reasons: ['out-of-range', 'implausible', 'cft-below-tea', 'amounts-crossed'],
    says: 'tienen una tasa o un monto que no puede ser',
    cause: '¿se corrió la coma, o los porcentajes quedaron como fracciones?',
  },
  {
    reasons: ['columns', 'no-entity', 'no-name'],
    says: 'no tienen todas sus columnas',
    cause: '¿se cortó o se pegó mal?',
  },
  {
    reasons: ['beneficiary', 'territory', 'currency', 'rate-not-fixed'],
    says: 'dicen algo que el BCRA no usa',
    cause: '¿se rompieron las letras con acento?',
  },
];

type Read = {
  source: Source;
  products: readonly Product[];
  dropped: readonly Noted<Reason>[];
  /** Records of the file that the catalogue before was made of; undefined when it does not say. */
  recordsBefore: number | undefined;
};

function* ofOneCause({ source, dropped }: Read): Generator<string> {
  for (const { reasons, says, cause } of CAUSES) {
    const fallen = dropped.filter(({ code }) => reasons.includes(code));
    if (fallen.length <= source.rows.length * MOST_OF_ONE_CAUSE) continue;
    const [{ place, detail } = { place: 0, detail: '' }] = fallen;
    const example = detail === '' ? `por ejemplo el ${place}` : `por ejemplo el ${place}, ${detail}`;
    yield `${formatNumber(fallen.length)} de ${formatNumber(source.rows.length)} registros ${says} (${example}): ${cause}`;
  }
}

function* ofTheWhole({ source, products, recordsBefore = 0 }: Read): Generator<string> {
  const total = source.rows.length;
  const broken = source.rows.filter(({ cells }) =>
    Object.values(cells ?? {}).some((cell) => typeof cell === 'string' && BROKEN_LETTERS.test(cell)),
  );
  if (broken.length > total * MOST_BROKEN_LETTERS)
    yield `${formatNumber(broken.length)} de ${formatNumber(total)} registros tienen letras rotas (por ejemplo el ${broken[0]?.place}): ¿se guardó con otra codificación?`;
  const cfts = products.map(({ cftea }) => cftea).toSorted((one, other) => one - other);
  const median = cfts[Math.floor(cfts.length / 2)];
  if (median !== undefined && (median < MEDIAN_CFT.least || median > MEDIAN_CFT.most))
    yield `el CFT mediano es ${formatPercent(median)}: ¿${median < MEDIAN_CFT.least ? 'los porcentajes quedaron como fracciones' : 'se corrió la coma'}?`;
  if (total < recordsBefore * (1 - MOST_OF_ONE_CAUSE))
    yield `trae ${formatNumber(total)} registros y el anterior traía ${formatNumber(recordsBefore)}: ¿está completo?`;
}

/** Signs, in Spanish, that a record was changed on its way: re-saved by a spreadsheet, converted or cut. */
export const bentSigns = (read: Read): string[] => [...ofOneCause(read), ...ofTheWhole(read)];
