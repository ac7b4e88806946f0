import { describe, expect, test } from 'vitest';
import { RULES } from '#scripts/config/rules/all.ts';
import { content } from '../../../../support/content/content.ts';
import {
  changesOf,
  type Draft,
  newPlaces,
  type OneEdit,
  ruleProblems,
} from '../../../../support/content/rule-run.ts';
import { CASES } from './one-edit.ts';

const ALERCE = 'config/lenders/alerce.json';
const CATALOGUE = 'config/catalogue.json';
const ruleOf = (id: string) => {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`No rule ${id}.`);
  return rule;
};

/** A place in full: of the edited file when it names none, and the edited place when it is a severity alone. */
function placeOf(found: string, file: string, edit: OneEdit): string {
  const [severity, place = Object.keys(edit)[0] ?? ''] = found.split(' ');
  return `${severity} ${place.startsWith('/') ? `${file}#${place}` : place}`;
}

describe.each(Object.entries(CASES))('%s', (key, rows) => {
  const [id = '', name] = key.split(' ');
  const file = `config/${name}`;

  test.each(rows)(`the rule ${id} judges in ${name}: %s`, (_, edit, ...found) => {
    const places = found.map((one) => placeOf(one, file, edit));
    expect(newPlaces(ruleOf(id), changesOf(file, edit))).toEqual(places);
  });
});

const excluded = { name: content.exclusions.names[0]?.name.toLowerCase(), reason: 'mutual' };
const shown = { legal: content.displayNames.names[0]?.legal.toLowerCase(), shown: 'Otro' };

test.each([
  ['excluded-names', 'config/tables/exclusions.json', excluded],
  ['shown-names', 'config/tables/display-names.json', shown],
])('%s: the same name twice, in another spelling', (id, file, row) => {
  expect(newPlaces(ruleOf(id), { [file]: (draft: Draft) => void draft.names.push(row) })).toHaveLength(1);
});

test('the real catalogue has no impossible figure', () => {
  const errors = ruleProblems(ruleOf('catalogue-figures')).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});

test('catalogue-entities: a name of another entity is told, and stops nothing', () => {
  const edit = changesOf(CATALOGUE, { '/products/0/entity': 'BANCO ARRAYAN SA' });
  const places = newPlaces(ruleOf('catalogue-entities'), edit);
  expect(places[0]).toMatch(/^warning .*products\/\d+\/entity/);
});

test('bank-details: a sheet whose bank declares no loan for its example is told, and stops nothing', () => {
  const edit = changesOf('config/bank-details/ente-alerce.json', {
    '/assumptions': { audience: 'jubilado', amount: 1 },
  });
  expect(newPlaces(ruleOf('bank-details'), edit)).toEqual([
    'warning config/bank-details/ente-alerce.json#/assumptions',
  ]);
});

test.each([
  ['a month before its end', '2027-11-01', 'vence el 2027-11-20'],
  ['after its end', '2027-11-21', 'venció el 2027-11-20'],
])('a claim is warned of %s', (_, today, words) => {
  const [problem] = ruleProblems(ruleOf('claims'), {}, today);
  expect(problem).toMatchObject({ severity: 'warning', message: expect.stringContaining(words) });
});

test.each(['#FFFFFF', '#F3F6F5', '#F4F4F4'])('%s cannot be told from the page', (value) => {
  const [problem] = ruleProblems(ruleOf('contrast'), changesOf(ALERCE, { '/color': value }));
  expect(problem).toMatchObject({ file: ALERCE, pointer: '/color', severity: 'error' });
  expect(problem?.message).toContain('no se distingue del fondo');
});

test.each(['#FFE600', '#000000', '#777777'])(
  '%s is fine: text on it is black or white, whichever reads',
  (value) => {
    expect(ruleProblems(ruleOf('contrast'), changesOf(ALERCE, { '/color': value }))).toEqual([]);
  },
);

test('a misspelt id in the forced order is guessed', () => {
  const edit = changesOf('config/tables/forced-order.json', { '/lenders/2': 'timbu' });
  expect(ruleProblems(ruleOf('forced-order'), edit)[0]?.message).toContain('¿quisiste decir «timbo»?');
});

test.each([
  ['a misspelt id', 'forced-order', 'tables/forced-order.json', { '/lenders/2': 'timbu' }, 'timbo'],
  [
    'a misspelt page before its anchor',
    'internal-links',
    'home.json',
    { '/guide/link/href': '/informacoin#preguntas' },
    '/informacion#preguntas',
  ],
  [
    'a sign of a font of symbols',
    'letters',
    'lenders/alerce.json',
    { '/page/tagline': 'Uno\uF0B7 dos' },
    'Uno dos',
  ],
  ['a code that nobody was given', 'given-codes', 'lenders/alerce.json', { '/bcraCodes/0': 99_998 }, 7],
])('the whole value that mends %s comes with the problem', (_, id, file, edit, value) => {
  const found = ruleProblems(ruleOf(id), changesOf(`config/${file}`, edit));
  expect(found.map((problem) => problem.value)).toContain(value);
});

test('lender-declared: a lender without loans in the record is told of', () => {
  const gone = (draft: Draft) => (draft.products = draft.products.filter((one: Draft) => one.code !== 7));
  expect(newPlaces(ruleOf('lender-declared'), { [CATALOGUE]: gone })).toEqual([
    `warning ${ALERCE}#/legalNames`,
  ]);
});
