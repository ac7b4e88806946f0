import { formatNumber, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { BENEFICIARIES, TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Changes, Entity, ProductChange, ProductName } from '#scripts/catalogue/changes.ts';
import type { Outcome } from '#scripts/catalogue/outcome.ts';

/** More of a kind are counted, not listed: `--format=json` has them all. */
const MOST_LISTED = 20;

type Show = (value: never) => string;
type PropertyText = { label: string; show: Show };

const text: Show = (value: string) => value;
const said: Show = (value: string) => value || 'sin decir';
const months: Show = (value: number) => pluralize(value, 'mes', 'meses');
const limit: Show = (value: number) => (value === 0 ? 'sin tope' : formatNumber(value));

/** How a property is named and its value shown, in the order of the report: rates first. */
const PROPERTIES: Readonly<Record<keyof Product, PropertyText>> = {
  tea: { label: 'TEA', show: formatPercent },
  cftea: { label: 'CFT', show: formatPercent },
  minAmount: { label: 'monto mínimo', show: formatPesos },
  maxAmount: { label: 'monto máximo', show: formatPesos },
  maxTerm: { label: 'plazo máximo', show: months },
  minIncome: { label: 'ingreso mínimo', show: formatPesos },
  minSeniority: { label: 'antigüedad mínima', show: months },
  maxAge: { label: 'edad máxima', show: limit },
  maxIncomeShare: {
    label: 'relación cuota/ingreso',
    show: (value: number) => (value === 0 ? 'sin tope' : formatPercent(value)),
  },
  prepaymentFee: { label: 'cargo por cancelar antes', show: formatPercent },
  kind: { label: 'tipo de entidad', show: text },
  reported: { label: 'fecha', show: formatShortDate },
  entity: { label: 'entidad', show: text },
  code: { label: 'código', show: formatNumber },
  product: { label: 'préstamo', show: text },
  beneficiary: { label: 'beneficiario', show: text },
  territory: { label: 'territorio', show: text },
  audience: { label: 'solo para', show: said },
  condition: { label: 'condición', show: said },
};

const ORDER = Object.keys(PROPERTIES);

const nameLine = ({ entity, product, beneficiary, territory }: ProductName): string =>
  `${entity}, «${product}» (${BENEFICIARIES[beneficiary]}; ${TERRITORIES[territory]})`;

function changeLine(change: ProductChange): string {
  const told = change.changes
    .toSorted((a, b) => ORDER.indexOf(a.property) - ORDER.indexOf(b.property))
    .map(({ property, before, after }) => {
      const { label, show } = PROPERTIES[property];
      return `${label} ${show(before as never)} → ${show(after as never)}`;
    });
  return `${nameLine(change)}: ${told.join('; ')}`;
}

function listed<Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] {
  if (items.length === 0) return [];
  const rest = items.length - MOST_LISTED;
  return [
    `  ${title} (${formatNumber(items.length)}):`,
    ...items.slice(0, MOST_LISTED).map((item) => `    ${line(item)}`),
    ...(rest > 0 ? [`    y ${formatNumber(rest)} más (con --format=json están todos)`] : []),
  ];
}

const entityLine = ({ code, name }: Entity): string => `${code} ${name}`;

const count = ({ productsAdded, productsRemoved, productsChanged, redated, unchanged }: Changes): string =>
  (
    [
      [productsAdded.length, 'nuevo', 'nuevos'],
      [productsRemoved.length, 'que se va', 'que se van'],
      [productsChanged.length, 'con cambios', 'con cambios'],
      [redated, 'con fecha nueva y nada más', 'con fecha nueva y nada más'],
      [unchanged, 'igual', 'iguales'],
    ] as const
  )
    .filter(([amount]) => amount > 0)
    .map(([amount, one, many]) => `${formatNumber(amount)} ${amount === 1 ? one : many}`)
    .join(', ');

/** A file that holds only a part, of one entity or cut off, looks like most entities going away. */
function lossLines({ changes, entities }: Outcome): string[] {
  const lost = changes.entitiesRemoved.length;
  const before = entities - changes.entitiesAdded.length + lost;
  return lost * 2 > before
    ? [`  Ojo: se van ${lost} de ${before} entidades. Fijate si el archivo está completo.`]
    : [];
}

/** What changes against the current catalogue, as lines of the report. */
export function changeLines(outcome: Outcome): string[] {
  const { changes, hadCatalogue } = outcome;
  if (!hadCatalogue) return ['Cambios: no hay un catálogo actual que se pueda leer; todo es nuevo.'];
  return [
    'Cambios contra el catálogo actual:',
    ...lossLines(outcome),
    ...listed('Entidades nuevas', changes.entitiesAdded, entityLine),
    ...listed('Entidades que se van', changes.entitiesRemoved, entityLine),
    ...listed(
      'Entidades con otro nombre',
      changes.entitiesRenamed,
      ({ code, before, after }) => `${code} ${before} → ${after}`,
    ),
    `  Préstamos: ${count(changes)}.`,
    ...listed('Préstamos con cambios', changes.productsChanged, changeLine),
    ...listed('Préstamos nuevos', changes.productsAdded, nameLine),
    ...listed('Préstamos que se van', changes.productsRemoved, nameLine),
  ];
}
