import { formatNumber, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { visitorLines } from '#scripts/catalogue/visitors.ts';
import { BENEFICIARIES, TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { pluralize, visible } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Changes, Entity, ProductChange, ProductName } from '#scripts/catalogue/changes.ts';
import type { Counted, Outcome } from '#scripts/catalogue/import-file.ts';
import type { Form } from '#scripts/catalogue/source.ts';

const PLACE: Readonly<Record<Form, string>> = { csv: 'renglón', json: 'elemento' };

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  written: 'Se escribió config/catalogue.json. Corré npm run check.',
  same: 'config/catalogue.json ya estaba así: no se escribió nada.',
  'dry-run': 'Prueba (--dry-run): no se escribió nada.',
  refused: 'No queda ningún préstamo: no se escribió nada.',
  held: 'No se escribió nada. Si está bien, corré el mismo comando con --accept.',
};

const COUNT_WIDTH = 7;
/** How many of each kind are listed unless all are asked for. */
const FEW_RECORDS = 3;
const FEW_CHANGES = 20;

function exampleLines(examples: Counted['examples'], form: Form): string[] {
  const places = examples.map(({ place }) => `${PLACE[form]} ${place}`);
  return examples.every(({ detail }) => detail === '')
    ? [places.join(', ')]
    : examples.map(({ detail }, at) => `${places[at]}: ${detail}`);
}

const countedLines = ({ label, count, examples }: Counted, form: Form, most: number): string[] => [
  `${formatNumber(count).padStart(COUNT_WIDTH)}  ${label}`,
  ...exampleLines(examples.slice(0, most), form).map((line) => `${' '.repeat(COUNT_WIDTH + 4)}${line}`),
];

function summaryLines(outcome: Outcome): string[] {
  const { file, form, encoding, records, products, entities, asOf } = outcome;
  return [
    `${file}: ${form.toUpperCase()} en ${encoding}, ${formatNumber(records)} registros.`,
    '',
    `Quedan ${formatNumber(products)} préstamos de ${formatNumber(entities)} entidades${asOf === '' ? '' : `, con datos al ${formatShortDate(asOf)}`}.`,
  ];
}

type Show = (value: never) => string;
type PropertyText = { label: string; show: Show };

const text: Show = (value: string) => value;
const said: Show = (value: string) => value || 'sin decir';
const months: Show = (value: number) => pluralize(value, 'mes', 'meses');
const limit: Show = (value: number) => (value === 0 ? 'sin tope' : formatNumber(value));

/** How a property is named and its value shown, in the order they are printed: rates first. */
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

/** A product without whom and where it is for, which many lines share. */
const briefLine = ({ entity, product }: ProductName): string => `${entity}, «${product}»`;

const placeText = ({ beneficiary, territory }: ProductName): string =>
  `${BENEFICIARIES[beneficiary]}; ${TERRITORIES[territory]}`;

function toldChanges({ changes }: ProductChange): string {
  const told = changes
    .toSorted((a, b) => ORDER.indexOf(a.property) - ORDER.indexOf(b.property))
    .map(({ property, before, after }) => {
      const { label, show } = PROPERTIES[property];
      return `${label} ${show(before as never)} → ${show(after as never)}`;
    });
  return `: ${told.join('; ')}`;
}

/** Lines of products, one for all that say the same of one loan. */
function productLines<Item extends ProductName>(
  items: readonly Item[],
  rest: (item: Item) => string,
): string[] {
  const groups = groupBy(items, (item) => briefLine(item) + rest(item));
  return Array.from(groups.values(), (group) => {
    const [first] = group;
    const where = group.length > 1 ? `${group.length} públicos o provincias` : placeText(first);
    return `${briefLine(first)} (${where})${rest(first)}`;
  });
}

function listed<Item>(
  title: string,
  items: readonly Item[],
  linesOf: (items: readonly Item[]) => string[],
  most: number,
): string[] {
  if (items.length === 0) return [];
  const lines = linesOf(items);
  const rest = lines.length - most;
  return [
    `  ${title} (${formatNumber(items.length)}):`,
    ...lines.slice(0, most).map((line) => `    ${line}`),
    ...(rest > 0 ? [`    y ${formatNumber(rest)} renglones más (con --all están todos)`] : []),
  ];
}

function count({ productsAdded, productsRemoved, productsChanged, redated, unchanged }: Changes): string {
  const counts: [amount: number, one: string, many?: string][] = [
    [productsAdded.length, 'nuevo', 'nuevos'],
    [productsRemoved.length, 'que se va', 'que se van'],
    [productsChanged.length, 'con cambios'],
    [redated, 'con fecha nueva y nada más'],
    [unchanged, 'igual', 'iguales'],
  ];
  return counts
    .filter(([amount]) => amount > 0)
    .map(([amount, one, many = one]) => `${formatNumber(amount)} ${amount === 1 ? one : many}`)
    .join(', ');
}

/** What changes against the current catalogue, as lines of text; `most` of each kind. */
export function changeLines({ changes, hadCatalogue }: Outcome, most: number): string[] {
  if (!hadCatalogue) return ['Cambios: no hay un catálogo actual que se pueda leer; todo es nuevo.'];
  const entities = (all: readonly Entity[]) => all.map(({ code, name }) => `${code} ${name}`);
  const renamed = (all: readonly Changes['entitiesRenamed'][number][]) =>
    all.map(({ code, before, after }) => `${code} ${before} → ${after}`);
  const changed = (all: readonly ProductChange[]) => productLines(all, toldChanges);
  const named = (all: readonly ProductName[]) => productLines(all, () => '');
  return [
    'Cambios contra el catálogo actual:',
    ...listed('Entidades nuevas', changes.entitiesAdded, entities, most),
    ...listed('Entidades que se van', changes.entitiesRemoved, entities, most),
    ...listed('Entidades con otro nombre', changes.entitiesRenamed, renamed, most),
    `  Préstamos: ${count(changes)}.`,
    ...listed('Préstamos con cambios', changes.productsChanged, changed, most),
    ...listed('Préstamos nuevos', changes.productsAdded, named, most),
    ...listed('Préstamos que se van', changes.productsRemoved, named, most),
  ];
}

/** An import told to people, in Spanish: every record and change, or a few of each kind. */
export function importText(outcome: Outcome, { all }: { all: boolean }): string {
  const { form, dropped, marked, warnings } = outcome;
  const [records, changes] = all ? [Infinity, Infinity] : [FEW_RECORDS, FEW_CHANGES];
  const left = dropped.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    ...summaryLines(outcome),
    '',
    `Quedan afuera ${formatNumber(left)} registros${left > 0 ? ':' : '.'}`,
    ...dropped.flatMap((one) => countedLines(one, form, records)),
    '',
    ...(marked.length > 0 ? ['Para saber, de los que quedan:'] : []),
    ...marked.flatMap((one) => countedLines(one, form, records)),
    ...(marked.length > 0 ? [''] : []),
    ...changeLines(outcome, changes),
    '',
    ...visitorLines(outcome.visitors),
    '',
    ...warnings.map((warning) => `Ojo: ${warning}.`),
    RESULTS[outcome.result],
  ];
  // What a file says may hold anything; on a terminal nothing of it may act.
  return lines.map(visible).join('\n');
}
