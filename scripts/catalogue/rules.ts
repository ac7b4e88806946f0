import { formatPercent, formatShortDate } from '#domain/format.ts';
import { type Field, titleOf } from '#scripts/catalogue/columns.ts';
import { kindOf, speaksOfUva } from '#scripts/catalogue/read-names.ts';
import { plainWords } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Row } from '#scripts/catalogue/row.ts';

/**
 * A record to report: why, its place in the file, and what is quoted of it, '' when the reason says it all.
 */
export type Noted<Code> = { code: Code; place: number; detail: string };

/** Notes a record that is left out. */
export type OnDrop = (reason: Reason, place: number, detail?: string) => void;

/** Days, YYYY-MM-DD: declarations before `staleBefore` or after `today` do not count. */
type Days = { staleBefore: string; today: string };

/** Gives what is quoted of a row that the rule drops, false of any other. */
type Rule = (row: Row, days: Days) => string | false;

/** A record that no rule drops, with the product it makes. */
export type Candidate = { row: Row; product: Product };

/** Gives what is quoted of a record that is to be marked, false of any other. */
type Marker = (candidate: Candidate, ageingBefore: string) => string | false;

const OF_THE_ENTITY: ReadonlySet<Field> = new Set<Field>(['code', 'entity', 'reported']);

const isEmpty = (row: Row): boolean =>
  Object.entries(row.cells).every(
    ([field, cell]) => OF_THE_ENTITY.has(field as Field) || cell === null || String(cell).trim() === '',
  );

function said(row: Row, field: Field): string {
  const text = String(row.cells[field] ?? '').trim();
  return text === '' ? 'sin informar' : `«${text.slice(0, 60)}»`;
}

const leftOutBy =
  (reason: Row['reading']['leavesOut']): Rule =>
  ({ name, reading }) =>
    reading.leavesOut === reason && `${reading.why}: «${name}»`;

/** A label, and the rule that finds such records; none where they are found elsewhere. */
const reason = (label: string, rule: Rule = () => false) => ({ label, rule });

/**
 * Why a record is left out, as it is printed, in this order; the first rule that applies gives the reason. What is not
 * reported and has no safe reading (a rate, a term, a highest amount, a beneficiary, a territory, whether the rate is
 * fixed) drops the record; a limit that is not reported is no limit. A CFT below the TEA contradicts itself: the cost
 * holds the interest.
 */
export const REASONS = {
  columns: reason('no tiene las columnas de la fila de títulos'),
  duplicate: reason('repetido, idéntico a otro registro'),
  empty: reason('vacío: solo dice la entidad', (row) => isEmpty(row) && ''),
  unreadable: reason('una cifra o una fecha que no se puede leer', (row) => {
    const [field] = row.unreadable;
    return field !== undefined && `${titleOf(field)}: ${said(row, field)}`;
  }),
  'no-entity': reason('sin código o sin nombre de entidad', (row) => (!row.code || row.entity === '') && ''),
  'no-name': reason('sin nombre de préstamo', ({ name }) => name === '' && ''),
  'by-hand': reason(
    'excluido a mano (config/tables/products.json)',
    ({ name, reading }) => reading.decision === 'drop' && `«${name}»: ${reading.why}`,
  ),
  uva: reason(
    'ajusta por UVA, aunque diga pesos',
    ({ currency, fullName, shortName, name }) =>
      speaksOfUva(`${currency} / ${fullName} / ${shortName}`) && `«${name}» en ${currency}`,
  ),
  currency: reason('no es en pesos', (row) => plainWords(row.currency) !== 'pesos' && said(row, 'currency')),
  'rate-not-fixed': reason(
    'la tasa no es fija',
    (row) => plainWords(row.rateType) !== 'fija' && said(row, 'rateType'),
  ),
  'one-purpose': reason('tiene un solo destino, según el nombre', leftOutBy('one-purpose')),
  'one-audience': reason('es para pocos, según el nombre', leftOutBy('one-audience')),
  'least-price': reason(
    'su cifra es la más baja del préstamo, no un tope (config/tables/products.json)',
    ({ name, reading, cftea }) => reading.isLeastPrice && `«${name}»: CFT ${formatPercent(cftea)}`,
  ),
  beneficiary: reason(
    'beneficiario fuera de la lista del BCRA',
    (row) => row.beneficiary === null && said(row, 'beneficiary'),
  ),
  territory: reason('territorio desconocido', (row) => row.territory === null && said(row, 'territory')),
  'no-rate': reason(
    'TEA o CFT en cero o sin informar',
    (row) => (!row.tea || !row.cftea) && `TEA ${said(row, 'tea')}, CFT ${said(row, 'cftea')}`,
  ),
  'cft-below-tea': reason(
    'CFT menor que la TEA: se contradice',
    ({ tea, cftea }) => cftea < tea && `TEA ${formatPercent(tea)}, CFT ${formatPercent(cftea)}`,
  ),
  'no-term': reason('plazo en cero o sin informar', (row) => !row.maxTerm && said(row, 'maxTerm')),
  'no-amount': reason(
    'monto máximo en cero o sin informar',
    (row) => !row.maxAmount && said(row, 'maxAmount'),
  ),
  'amounts-crossed': reason(
    'monto mínimo mayor que el máximo',
    (row) => row.minAmount > row.maxAmount && `${said(row, 'minAmount')} a ${said(row, 'maxAmount')}`,
  ),
  'no-date': reason('sin fecha', ({ reported }) => reported === '' && ''),
  future: reason(
    'fecha en el futuro',
    ({ reported }, days) => reported > days.today && formatShortDate(reported),
  ),
  stale: reason('viejo', ({ reported }, days) => reported < days.staleBefore && formatShortDate(reported)),
  implausible: reason(
    'apartado: una cifra que no parece cierta; mirala y decidí en config/tables/products.json',
  ),
  'out-of-range': reason('un dato que el catálogo no admite'),
  repeated: reason('igual a otro en todo lo que guarda el catálogo'),
  superseded: reason('reemplazado por uno más nuevo del mismo préstamo'),
};

export type Reason = keyof typeof REASONS;

/** Notes what the first rule that applies says against a record; whether one did. */
export function dropByRules(row: Row, days: Days, onDrop: OnDrop): boolean {
  for (const [code, { rule }] of Object.entries(REASONS)) {
    const detail = rule(row, days);
    if (detail === false) continue;
    onDrop(code as Reason, row.place, detail);
    return true;
  }
  return false;
}

/** Highest CFT that the BCRA's form took in the past: whatever was above it was written as this. */
const OLD_CFT_LIMIT = 999.99;
const FIVE_DIGITS = 10_000;

/** Limits that a lender may leave empty; the catalogue reads them as 0, 'asks for nothing'. */
const MAY_BE_EMPTY = [
  'minAmount',
  'minIncome',
  'minSeniority',
  'maxAge',
  'maxIncomeShare',
  'prepaymentFee',
] as const;

/** Whether a figure is reported as zero, which is not the same as not reported. */
const isZero = (row: Row, field: Row['unreported'][number]): boolean =>
  row[field] === 0 && !row.unreported.includes(field);

const nameOf = ({ product }: Candidate): string => `${product.entity}, «${product.product}»`;

const mark = (label: string, marker: Marker) => ({ label, marker });

/** Marks of kept records as they are printed, in this order. */
export const MARKS = {
  'no-age-limit': mark('edad máxima 0: se lee «sin tope»', ({ row }) => isZero(row, 'maxAge') && ''),
  'no-share-limit': mark(
    'relación cuota/ingreso 0: se lee «sin tope»',
    ({ row }) => isZero(row, 'maxIncomeShare') && '',
  ),
  'share-fraction': mark(
    'relación cuota/ingreso como fracción: 0,3 se lee 30 %',
    ({ row }) => row.isShareFraction && `se lee ${formatPercent(row.maxIncomeShare)}`,
  ),
  'not-reported': mark('un límite o un cargo sin informar: se lee «no pide»', ({ row }) => {
    const fields = MAY_BE_EMPTY.filter((field) => row.unreported.includes(field));
    return fields.length > 0 && fields.map(titleOf).join(', ');
  }),
  'old-cft-limit': mark(
    'CFT 999,99: era el máximo que aceptaba el formulario; el verdadero puede ser mayor',
    (one) => one.product.cftea === OLD_CFT_LIMIT && nameOf(one),
  ),
  'from-note': mark(
    'el CFT sale de su nota, que dice más que la cifra',
    ({ product, row }) =>
      product.fromNote === true &&
      `${product.entity}, «${product.product}»: ${said(row, 'cftea')} → ${formatPercent(product.cftea)}`,
  ),
  'huge-cft': mark(
    'CFT de cinco cifras: es raro, pero es lo declarado',
    ({ product }) => product.cftea >= FIVE_DIGITS && formatPercent(product.cftea),
  ),
  'speaks-of-uva': mark(
    'sus notas hablan de UVA: revisalo, puede ajustar por inflación',
    (one) => speaksOfUva(one.row.moreInfo) && nameOf(one),
  ),
  ageing: mark(
    'informado hace más de un año',
    ({ product: { reported, entity } }, ageingBefore) =>
      reported < ageingBefore && `${entity}, ${formatShortDate(reported)}`,
  ),
  'unknown-entity': mark(
    'entidad nueva: el tipo sale del nombre; sumala a scripts/catalogue/entity-kinds.json',
    ({ product: { code, entity, kind } }) => !kindOf(code, entity).isKnown && `${code} ${entity}: ${kind}`,
  ),
  unread: mark(
    'en duda: nadie leyó para quién es; decidilo en el editor o en config/tables/products.json',
    (one) => one.row.reading.unread.length > 0 && `${nameOf(one)}: ${one.row.reading.unread.join(', ')}`,
  ),
  sorted: mark('su nombre dice para quién es, dónde o qué pide (config/tables/products.json)', (one) => {
    const { audience, condition, requirement, territory, decision, unread } = one.row.reading;
    const facts = [audience, requirement ?? condition, territory].filter((code) => code !== undefined);
    return (
      unread.length === 0 && (facts.length > 0 || decision === 'keep') && [nameOf(one), ...facts].join(', ')
    );
  }),
};

export type Mark = keyof typeof MARKS;

/** Returns the marks of a kept record; a record declared before `ageingBefore` is ageing. */
export const marksOf = (candidate: Candidate, ageingBefore: string): Noted<Mark>[] =>
  Object.entries(MARKS).flatMap(([code, { marker }]) => {
    const detail = marker(candidate, ageingBefore);
    return detail === false ? [] : [{ code: code as Mark, place: candidate.row.place, detail }];
  });
