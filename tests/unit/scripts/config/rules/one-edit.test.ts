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

  test.each(rows)('%s', (_, edit, ...found) => {
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

test.each([
  ['a name of another entity', 'BANCO ARRAYAN SA', /products\/\d+\/entity/],
  ['a name the lender does not claim', 'ALERCE NUEVA S.A.', /products\/0\/entity/],
])('catalogue-entities: %s', (_, entity, place) => {
  expect(
    newPlaces(ruleOf('catalogue-entities'), changesOf(CATALOGUE, { '/products/0/entity': entity }))[0],
  ).toMatch(place);
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
])('the whole text that mends %s comes with the problem', (_, id, file, edit, value) => {
  const found = ruleProblems(ruleOf(id), changesOf(`config/${file}`, edit));
  expect(found.map((problem) => problem.value)).toContain(value);
});

const everyProduct = (change: object) => ({
  [CATALOGUE]: ({ products }: Draft) =>
    products.forEach((product: Draft) => void Object.assign(product, change)),
});

test('a lender whose loans are declared for one employment alone says so in the directory and on its page', () => {
  const places = newPlaces(ruleOf('lender-audience'), everyProduct({ audience: 'responsable_inscripto' }));
  for (const end of ['/directory', '/page']) expect(places.some((place) => place.endsWith(end))).toBe(true);
});

test.each(['Empleado Público', 'Empleado (Público)', '*Empleado público'])(
  'the employment «%s» is named by «empleados públicos», whatever signs its label has',
  (label) => {
    const changes = {
      ...everyProduct({ audience: 'empleado_publico' }),
      'config/simulator.json': ({ employment }: Draft) => void (employment[0].label = label),
      [ALERCE]: ({ directory, page }: Draft) =>
        void (directory.description = page.tagline = 'Para empleados públicos'),
    };
    const files = ruleProblems(ruleOf('lender-audience'), changes).map(({ file }) => file);
    expect(files).toContain('config/lenders/tala.json');
    expect(files).not.toContain(ALERCE);
  },
);

test('a lender whose loans are declared for one province alone is not of the whole country', () => {
  expect(
    newPlaces(ruleOf('lender-provinces'), everyProduct({ territory: 'formosa' })).length,
  ).toBeGreaterThan(5);
});
