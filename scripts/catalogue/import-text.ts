import { formatNumber, formatShortDate } from '#domain/format.ts';
import { changeLines } from '#scripts/catalogue/change-lines.ts';
import { visitorLines } from '#scripts/catalogue/visitors.ts';
import { visible } from '#scripts/config/read/wording.ts';
import type { Counted, Outcome } from '#scripts/catalogue/outcome.ts';
import type { Form } from '#scripts/catalogue/source.ts';
import type { Example } from '#scripts/catalogue/tally.ts';

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

function exampleLines(examples: readonly Example[], form: Form): string[] {
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
