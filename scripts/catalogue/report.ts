import { formatNumber, formatShortDate } from '#domain/format.ts';
import { changeLines } from '#scripts/catalogue/change-lines.ts';
import { pluralize, visible } from '#scripts/config/read/wording.ts';
import type { CrossCheck } from '#scripts/catalogue/cross-check.ts';
import type { Counted, Outcome } from '#scripts/catalogue/outcome.ts';
import type { Form } from '#scripts/catalogue/source.ts';
import type { Example } from '#scripts/catalogue/tally.ts';

const PLACE: Readonly<Record<Form, string>> = { csv: 'renglón', json: 'elemento' };

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  written: 'Se escribió config/catalogue.json. Corré npm run check.',
  same: 'config/catalogue.json ya estaba así: no se escribió nada.',
  'dry-run': 'Prueba (--dry-run): no se escribió nada.',
  refused: 'No queda ningún préstamo: no se escribió nada.',
};

const COUNT_WIDTH = 7;

function exampleLines(examples: readonly Example[], form: Form): string[] {
  const places = examples.map(({ place }) => `${PLACE[form]} ${place}`);
  return examples.every(({ detail }) => detail === '')
    ? [places.join(', ')]
    : examples.map(({ detail }, at) => `${places[at]}: ${detail}`);
}

const countedLines = ({ label, count, examples }: Counted, form: Form): string[] => [
  `${formatNumber(count).padStart(COUNT_WIDTH)}  ${label}`,
  ...exampleLines(examples, form).map((line) => `${' '.repeat(COUNT_WIDTH + 4)}${line}`),
];

function crossCheckLines({ checked, scales, mismatches, examples }: CrossCheck, form: Form): string[] {
  if (checked === 0) return [];
  const told = Object.entries(scales)
    .toSorted()
    .map(([scale, count]) => `${scale}: ${formatNumber(count)}`);
  return [
    `Cuota inicial declarada (solo para controlar): ${formatNumber(checked)} comparadas con la que sale de la TEA (escala ${told.join(', ')}); ${pluralize(mismatches, 'difiere', 'difieren')} más de 1 %.`,
    ...exampleLines(examples, form).map((line) => `    ${line}`),
    '',
  ];
}

function summaryLines(outcome: Outcome): string[] {
  const { file, form, encoding, records, products, entities, asOf } = outcome;
  return [
    `${file}: ${form.toUpperCase()} en ${encoding}, ${formatNumber(records)} registros.`,
    '',
    `Quedan ${formatNumber(products)} préstamos de ${formatNumber(entities)} entidades${asOf === '' ? '' : `, con datos al ${formatShortDate(asOf)}`}.`,
  ];
}

/** The report of an import for people, in Spanish. */
export function reportText(outcome: Outcome): string {
  const { form, dropped, marked } = outcome;
  const left = dropped.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    ...summaryLines(outcome),
    '',
    `Quedan afuera ${formatNumber(left)} registros${left > 0 ? ':' : '.'}`,
    ...dropped.flatMap((one) => countedLines(one, form)),
    '',
    ...(marked.length > 0 ? ['Para saber, de los que quedan:'] : []),
    ...marked.flatMap((one) => countedLines(one, form)),
    ...(marked.length > 0 ? [''] : []),
    ...crossCheckLines(outcome.crossCheck, form),
    ...changeLines(outcome),
    '',
    RESULTS[outcome.result],
  ];
  // What a file says may hold anything; on a terminal nothing of it may act.
  return lines.map(visible).join('\n');
}
