import { formatNumber, formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { visitorLines } from '#scripts/catalogue/visitors.ts';
import { BENEFICIARIES, TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { pluralize, escapeInvisible } from '#scripts/config/read/wording.ts';
import type { Changes, ProductChange, ProductName, ComparedProperty } from '#scripts/catalogue/changes.ts';
import type { Counted, Outcome } from '#scripts/catalogue/import-file.ts';
import type { Form } from '#scripts/catalogue/read-source.ts';

const PLACE: Readonly<Record<Form, string>> = { csv: 'renglón', json: 'elemento' };

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  written: 'Se escribió config/catalogue.json. Corré npm run check.',
  same: 'config/catalogue.json ya estaba así: no se escribió nada.',
  'dry-run': 'Prueba (--dry-run): no se escribió nada.',
  refused: 'No queda ningún préstamo: no se escribió nada.',
  held: 'No se escribió nada. Si está bien, corré el mismo comando con --accept.',
};

const COUNT_WIDTH = 7;
/** Number of records listed of each kind unless all are asked for. */
const FEW_RECORDS = 3;
const FEW_CHANGES = 20;

function countedLines({ label, count, examples }: Counted, form: Form, most: number): string[] {
  const shown = examples.slice(0, most);
  const places = shown.map(({ place }) => `${PLACE[form]} ${place}`);
  const lines = shown.every(({ detail }) => detail === '')
    ? [places.join(', ')]
    : shown.map(({ detail }, at) => `${places[at]}: ${detail}`);
  return [
    `${formatNumber(count).padStart(COUNT_WIDTH)}  ${label}`,
    ...lines.map((line) => `${' '.repeat(COUNT_WIDTH + 4)}${line}`),
  ];
}

type Show = (value: never) => string;

const text: Show = (value: string) => value;
const said: Show = (value: string) => value || 'sin decir';
const months: Show = (value: number) => pluralize(value, 'mes', 'meses');
const upTo =
  (format: (value: number) => string): Show =>
  (value: number) =>
    value === 0 ? 'sin tope' : format(value);

/** Label and formatter of each property, in the order they are printed: rates first. */
const PROPERTIES: Readonly<Record<ComparedProperty, [label: string, show: Show]>> = {
  tea: ['TEA', formatPercent],
  cftea: ['CFT', formatPercent],
  minAmount: ['monto mínimo', formatPesos],
  maxAmount: ['monto máximo', formatPesos],
  maxTerm: ['plazo máximo', months],
  minIncome: ['ingreso mínimo', formatPesos],
  minSeniority: ['antigüedad mínima', months],
  maxAge: ['edad máxima', upTo(formatNumber)],
  maxIncomeShare: ['relación cuota/ingreso', upTo(formatPercent)],
  prepaymentFee: ['cargo por cancelar antes', formatPercent],
  kind: ['tipo de entidad', text],
  audience: ['solo para', said],
  condition: ['condición', said],
  requirement: ['qué pide', said],
  leastCftea: ['CFT más bajo', (value: number | '') => (value === '' ? 'sin decir' : formatPercent(value))],
  fromNote: ['CFT según su nota', (value: true | '') => (value ? 'sí' : 'no')],
};

const ORDER = Object.keys(PROPERTIES);

/** A product without whom and where it is for, which many lines share. */
const briefLine = ({ entity, product }: ProductName): string => `${entity}, «${product}»`;

function changesInWords({ changes }: ProductChange): string {
  const sentences = changes
    .toSorted((a, b) => ORDER.indexOf(a.property) - ORDER.indexOf(b.property))
    .map(({ property, before, after }) => {
      const [label, show] = PROPERTIES[property];
      return `${label} ${show(before as never)} → ${show(after as never)}`;
    });
  return `: ${sentences.join('; ')}`;
}

/** Lines of products, one for all that say the same of one loan. */
function productLines<Item extends ProductName>(
  items: readonly Item[],
  rest: (item: Item) => string = () => '',
): string[] {
  const groups = groupBy(items, (item) => briefLine(item) + rest(item));
  return Array.from(groups.values(), (group) => {
    const [first] = group;
    const place = `${BENEFICIARIES[first.beneficiary]}; ${TERRITORIES[first.territory]}`;
    const where = group.length > 1 ? `${group.length} públicos o provincias` : place;
    return `${briefLine(first)} (${where})${rest(first)}`;
  });
}

/** The lines of some items under a title, and how many more there are; nothing without items. */
function listed(title: string, { length }: readonly unknown[], lines: string[], most: number): string[] {
  if (length === 0) return [];
  const rest = lines.length - most;
  return [
    `  ${title} (${formatNumber(length)}):`,
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

/** Returns the changes against the current catalogue as lines of text, at most `most` of each kind. */
export function changeLines({ changes, hadCatalogue }: Outcome, most: number): string[] {
  if (!hadCatalogue) return ['Cambios: no hay un catálogo actual que se pueda leer; todo es nuevo.'];
  const { entitiesAdded, entitiesRemoved, entitiesRenamed } = changes;
  const { productsAdded, productsRemoved, productsChanged } = changes;
  const entity = ({ code, name }: { code: number; name: string }) => `${code} ${name}`;
  const renamed = entitiesRenamed.map(({ code, before, after }) => `${code} ${before} → ${after}`);
  return [
    'Cambios contra el catálogo actual:',
    ...listed('Entidades nuevas', entitiesAdded, entitiesAdded.map(entity), most),
    ...listed('Entidades que se van', entitiesRemoved, entitiesRemoved.map(entity), most),
    ...listed('Entidades con otro nombre', entitiesRenamed, renamed, most),
    `  Préstamos: ${count(changes)}.`,
    ...listed('Préstamos con cambios', productsChanged, productLines(productsChanged, changesInWords), most),
    ...listed('Préstamos nuevos', productsAdded, productLines(productsAdded), most),
    ...listed('Préstamos que se van', productsRemoved, productLines(productsRemoved), most),
  ];
}

/** The report of an import, in Spanish: every record and change, or a few of each kind. */
export function importText(outcome: Outcome, { all }: { all: boolean }): string {
  const { form, dropped, marked, notes, warnings, asOf } = outcome;
  const [records, changes] = all ? [Infinity, Infinity] : [FEW_RECORDS, FEW_CHANGES];
  const left = dropped.reduce((sum, { count }) => sum + count, 0);
  const dated = asOf === '' ? '' : `, con datos al ${formatShortDate(asOf)}`;
  const lines = [
    `${outcome.file}: ${form.toUpperCase()} en ${outcome.encoding}, ${formatNumber(outcome.records)} registros.`,
    '',
    `Quedan ${formatNumber(outcome.products)} préstamos de ${formatNumber(outcome.entities)} entidades${dated}.`,
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
    ...(notes.length > 0 ? ['Apartados o confirmados por su cambio de CFT:'] : []),
    ...notes.map((line) => `  ${line}.`),
    ...(notes.length > 0 ? [''] : []),
    ...warnings.map((warning) => `Ojo: ${warning}${warning.endsWith('?') ? '' : '.'}`),
    RESULTS[outcome.result],
  ];
  // Text of a file may hold control characters; none of them may act on a terminal.
  return lines.map(escapeInvisible).join('\n');
}
