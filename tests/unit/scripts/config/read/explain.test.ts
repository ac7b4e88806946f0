import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { expect, test } from 'vitest';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';
import { compiledValidation } from '#scripts/config/read/load.ts';
import { validateFile } from '#scripts/config/read/open-content.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { setAt } from '#scripts/config/read/set-at.ts';
import { produce } from 'immer';
import type { Draft } from '../../../../support/content/rule-run.ts';

const validation = compiledValidation(readSchemas(ROOT));
const alerce = content.lenders.find(({ id }) => id === 'alerce');

function problemsOf(file: string, data: unknown, change: (draft: Draft) => void) {
  const changed = produce(data, (draft: Draft) => void change(draft));
  return validateFile(validation, file, Buffer.from(JSON.stringify(changed, null, 2))).problems;
}

const messages = (...given: Parameters<typeof problemsOf>): string[] =>
  problemsOf(...given).map(({ message }) => message);

const PAGE_KEYS = 'se esperaba tagline, note, description, submitText, benefits, figures o lead';
const DAY = 'fecha año-mes-día (ejemplo: 2026-11-20)';
const SITE_SCHEMA = '../../../../schema/site.schema.json';

const lender = (change: (draft: Draft) => void) => messages('config/lenders/alerce.json', alerce, change);
const terms = (change: (draft: Draft) => void) => messages('config/legal/terms.json', content.terms, change);
/** What stands in the file itself; the words of that part have a file of their own. */
const siteFile = JSON.parse(readFileSync(diskPath('.', 'config/site.json'), 'utf8')) as object;

test.each<[name: string, pointer: string, value: unknown, told: string]>([
  [
    'a wrong code',
    '/type',
    'bank',
    'dice "bank"; se esperaba banco o fintech; cambialo, ¿quisiste decir «banco»?',
  ],
  ['an unknown key', '/page/foo', 1, `no existe la propiedad "foo"; ${PAGE_KEYS}; borrala.`],
  [
    'a number in quotes',
    '/founded',
    '1905',
    'dice "1905"; se esperaba un número entero; escribí 1905, sin comillas.',
  ],
  [
    'a number without quotes',
    '/name',
    1905,
    'dice 1905; se esperaba un texto entre comillas; ponelo entre comillas.',
  ],
  ['a fraction', '/founded', 1905.5, 'dice 1905.5; se esperaba un número entero; escribí 1906.'],
  [
    '[F73] thousands with a dot',
    '/founded',
    1.905,
    'dice 1.905; se esperaba un número entero; escribí 1905, sin punto.',
  ],
  ['a number too small', '/founded', 5, 'dice 5; se esperaba desde 1500; corregilo.'],
  [
    'a text for a list',
    '/legalNames',
    'A',
    'dice "A"; se esperaba una lista [ … ]; encerralo entre corchetes: ["A"].',
  ],
  [
    'a colour',
    '/color',
    'red',
    'dice "red"; se esperaba color en hexadecimal de seis cifras (ejemplo: #FA6400); corregilo.',
  ],
  ['an empty text', '/name', '', 'está vacío; se esperaba un texto; completalo.'],
  [
    'a space at the end',
    '/name',
    'Galicia ',
    'empieza o termina con un espacio; se esperaba un texto sin espacios en los extremos; borrá el espacio.',
  ],
  ['a text too long', '/name', 'a'.repeat(41), 'tiene 41 caracteres; se esperaba hasta 40; acortalo.'],
  ['HTML', '/name', '<b>Galicia</b>', 'tiene HTML ("<b>"); se esperaba texto solo; borrá las etiquetas.'],
  [
    'a mark that turns the writing round',
    '/name',
    'Gali\u202Ecia',
    'tiene un carácter que no se ve (U+202E); se esperaba solo letras, números y signos; borralo y escribí el texto de nuevo.',
  ],
  [
    'braces',
    '/name',
    'Banco {bank}',
    'tiene el hueco "{bank}"; se esperaba un texto sin llaves; sacá las llaves.',
  ],
  [
    'another schema',
    '/$schema',
    SITE_SCHEMA,
    `dice "${SITE_SCHEMA}"; se esperaba "../../../../schema/lender.schema.json"; cambialo.`,
  ],
])(
  'one sentence per fault of a lender, with where, what, what was expected and what to do: %s',
  (_, pointer, value, told) => {
    const found = lender((draft) => setAt(draft, pointer.split('/').slice(1), value));
    expect(found).toEqual([`${pointer}: ${told}`]);
  },
);

test.each<[name: string, change: (draft: Draft) => unknown, sentence: string]>([
  [
    'a misspelt key, which is not also a missing one',
    (draft) => {
      draft.page.tagLine = draft.page.tagline;
      delete draft.page.tagline;
    },
    `/page/tagLine: no existe la propiedad "tagLine"; ${PAGE_KEYS}; cambiala, ¿quisiste decir «tagline»?`,
  ],
  [
    'a missing key',
    (draft) => delete draft.founded,
    'falta la propiedad "founded"; se esperaba año de fundación (ejemplo: 1905); agregala.',
  ],
  [
    'one element too few',
    (draft) => draft.page.benefits.pop(),
    '/page/benefits: tiene 2 elementos; se esperaba exactamente 3; agregá 1.',
  ],
  [
    'an element too many',
    (draft) => draft.directory.highlights.push('a'),
    '/directory/highlights: tiene 4 elementos; se esperaba exactamente 3; sacá 1.',
  ],
])('the same for what is not there or too much: %s', (_, change, sentence) => {
  expect(lender((draft) => void change(draft))).toEqual([sentence]);
});

test.each<[name: string, pointer: string, value: string, words: string]>([
  ['a misspelt kind of block', '/intro/0/type', 'paragrph', '/intro/0/type: dice "paragrph"'],
  ['a fault inside a block', '/sections/0/blocks/0/text', '', '/sections/0/blocks/0/text: está vacío'],
  [
    'neither of two words',
    '/lastUpdated',
    'hoy',
    `/lastUpdated: dice "hoy"; se esperaba "today" o ${DAY}; corregilo.`,
  ],
  ['a misspelt section, once', '/sections/1/id', 'servicios', '¿quisiste decir «servicio»?'],
  [
    'an unknown document',
    '/document',
    'term',
    '/document: dice "term"; se esperaba terms o privacy; cambialo, ¿quisiste decir «terms»?',
  ],
])('a fault among alternatives is told of the one that was meant: %s', (_, pointer, value, words) => {
  const found = terms((draft) => setAt(draft, pointer.split('/').slice(1), value));
  expect(found).toEqual([expect.stringContaining(words)]);
});

test('an element that stands twice in a list is told where it stands again', () => {
  const found = problemsOf('config/home.json', content.home, (draft) => {
    draft.order = ['steps', 'steps', 'honesty'];
  });
  expect(found.map(({ message, line }) => [line, message])).toEqual([
    [36, '/order/1: "steps" está dos veces; se esperaba cada elemento una vez; borrá uno.'],
  ]);
});

test.each<[name: string, pointer: string, value: unknown, mended: string | undefined]>([
  ['a wrong code is mended by the code that was meant', '/leads/withoutOffers', 'recor', 'record'],
  ['a misspelt property is not mended by a value', '/leads/variantt', 'Uno', undefined],
])('%s', (_, pointer, value, mended) => {
  const path = pointer.split('/').slice(1);
  const found = problemsOf('config/site.json', siteFile, (draft) => setAt(draft, path, value));
  expect(found.map((problem) => problem.value)).toEqual([mended]);
});

test('all faults of a document are listed', () => {
  const found = lender((draft) => {
    draft.type = 'bank';
    draft.color = 'red';
    delete draft.founded;
  });
  expect(found).toHaveLength(3);
});

test.each([
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
])('%s where an object should be', (_, text) => {
  const { problems, valid } = validateFile(validation, 'config/lenders/alerce.json', Buffer.from(text));
  expect(valid).toBe(false);
  expect(problems[0]?.message).toContain('se esperaba un objeto { … }');
});

test.each([
  [
    'a name in a chart of the second kind',
    (draft: Draft) => (chartOf(draft).labels.low = 5),
    '/labels/low: dice 5',
  ],
  ['a kind of chart that there is not', (draft: Draft) => (chartOf(draft).type = 'x'), '/type: dice "x"'],
  ['an asked section that is none', (draft: Draft) => (draft.sections[0] = 5), '/sections/0: dice 5'],
  [
    'an id of an asked section',
    (draft: Draft) => (draft.sections[0].id = 'Qué'),
    '/sections/0/id: dice "Qué"',
  ],
])('%s is told alone', (_, change, told) => {
  const found = messages('config/information.json', content.information, change);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(told);
});

/** The second of the guide's charts. */
const chartOf = (draft: Draft): Draft =>
  draft.sections
    .flatMap(({ blocks }: Draft) => blocks)
    .find(({ type }: Draft) => type === 'cft-distribution');
