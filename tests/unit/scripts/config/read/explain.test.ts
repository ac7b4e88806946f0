import { expect, test } from 'vitest';
import { content, ROOT } from '../../../../support/content.ts';
import { openReader } from '#scripts/config/read/load.ts';
import { produce } from 'immer';
import type { Draft } from '../../../../support/rule-run.ts';

const reader = openReader(ROOT);
const alerce = content.lenders.find(({ id }) => id === 'alerce');

function messages(file: string, data: unknown, change: (draft: Draft) => void): string[] {
  const changed = produce(data, (draft: Draft) => void change(draft));
  return reader.readText(file, JSON.stringify(changed, null, 2)).problems.map(({ message }) => message);
}

const lender = (change: (draft: Draft) => void) => messages('config/lenders/alerce.json', alerce, change);
const terms = (change: (draft: Draft) => void) => messages('config/legal/terms.json', content.terms, change);
const site = (change: (draft: Draft) => void) => messages('config/site.json', content.site, change);

test.each([
  [
    'a wrong code',
    (draft: Draft) => (draft.type = 'bank'),
    '/type: dice "bank"; se esperaba banco o fintech; cambialo, ¿quisiste decir «banco»?',
  ],
  [
    'a misspelt key, which is not also a missing one',
    (draft: Draft) => {
      draft.page.tagLine = draft.page.tagline;
      delete draft.page.tagline;
    },
    '/page/tagLine: no existe la propiedad "tagLine"; se esperaba tagline, description, submitText, benefits, figures o lead; cambiala, ¿quisiste decir «tagline»?',
  ],
  [
    'an unknown key',
    (draft: Draft) => (draft.page.foo = 1),
    '/page/foo: no existe la propiedad "foo"; se esperaba tagline, description, submitText, benefits, figures o lead; borrala.',
  ],
  [
    'a missing key',
    (draft: Draft) => delete draft.founded,
    'falta la propiedad "founded"; se esperaba año de fundación (ejemplo: 1905); agregala.',
  ],
  [
    'a number in quotes',
    (draft: Draft) => (draft.founded = '1905'),
    '/founded: dice "1905"; se esperaba un número entero; escribí 1905, sin comillas.',
  ],
  [
    'a number without quotes',
    (draft: Draft) => (draft.name = 1905),
    '/name: dice 1905; se esperaba un texto entre comillas; ponelo entre comillas.',
  ],
  [
    'a fraction',
    (draft: Draft) => (draft.founded = 1905.5),
    '/founded: dice 1905.5; se esperaba un número entero; escribí 1906.',
  ],
  [
    'thousands with a dot',
    (draft: Draft) => (draft.founded = 1.905),
    '/founded: dice 1.905; se esperaba un número entero; escribí 1905, sin punto.',
  ],
  [
    'a number too small',
    (draft: Draft) => (draft.founded = 5),
    '/founded: dice 5; se esperaba desde 1500; corregilo.',
  ],
  [
    'one element too few',
    (draft: Draft) => draft.page.benefits.pop(),
    '/page/benefits: tiene 2 elementos; se esperaba exactamente 3; agregá 1.',
  ],
  [
    'an element too many',
    (draft: Draft) => draft.directory.highlights.push('a'),
    '/directory/highlights: tiene 4 elementos; se esperaba exactamente 3; sacá 1.',
  ],
  [
    'a text for a list',
    (draft: Draft) => (draft.legalNames = 'A'),
    '/legalNames: dice "A"; se esperaba una lista [ … ]; encerralo entre corchetes: ["A"].',
  ],
  [
    'a colour',
    (draft: Draft) => (draft.color = 'red'),
    '/color: dice "red"; se esperaba color en hexadecimal de seis cifras (ejemplo: #FA6400); corregilo.',
  ],
  [
    'an empty text',
    (draft: Draft) => (draft.name = ''),
    '/name: está vacío; se esperaba un texto; completalo.',
  ],
  [
    'a space at the end',
    (draft: Draft) => (draft.name = 'Galicia '),
    '/name: empieza o termina con un espacio; se esperaba un texto sin espacios en los extremos; borrá el espacio.',
  ],
  [
    'a text too long',
    (draft: Draft) => (draft.name = 'a'.repeat(41)),
    '/name: tiene 41 caracteres; se esperaba hasta 40; acortalo.',
  ],
  [
    'HTML',
    (draft: Draft) => (draft.name = '<b>Galicia</b>'),
    '/name: tiene HTML ("<b>"); se esperaba texto solo; borrá las etiquetas.',
  ],
  [
    'a mark that turns the writing round',
    (draft: Draft) => (draft.name = 'Gali\u202Ecia'),
    '/name: tiene un carácter que no se ve (U+202E); se esperaba solo letras, números y signos; borralo y escribí el texto de nuevo.',
  ],
  [
    'braces',
    (draft: Draft) => (draft.name = 'Banco {bank}'),
    '/name: tiene el hueco "{bank}"; se esperaba un texto sin llaves; sacá las llaves.',
  ],
  [
    'another schema',
    (draft: Draft) => (draft.$schema = '../../../../schema/site.schema.json'),
    '/$schema: dice "../../../../schema/site.schema.json"; se esperaba "../../../../schema/lender.schema.json"; cambialo.',
  ],
])(
  'one sentence per fault of a lender, with where, what, what was expected and what to do: %s',
  (_, change, sentence) => {
    expect(lender((draft) => void change(draft))).toEqual([sentence]);
  },
);

test.each([
  [
    'a misspelt kind of block',
    (draft: Draft) => (draft.intro[0].type = 'paragrph'),
    '/intro/0/type: dice "paragrph"',
  ],
  [
    'a fault inside a block',
    (draft: Draft) => (draft.sections[0].blocks[0].text = ''),
    '/sections/0/blocks/0/text: está vacío',
  ],
  [
    'neither of two words',
    (draft: Draft) => (draft.lastUpdated = 'hoy'),
    '/lastUpdated: dice "hoy"; se esperaba "today" o fecha año-mes-día (ejemplo: 2026-11-20); corregilo.',
  ],
  [
    'a misspelt section, once',
    (draft: Draft) => (draft.sections[1].id = 'servicios'),
    '¿quisiste decir «servicio»?',
  ],
  [
    'an unknown document',
    (draft: Draft) => (draft.document = 'term'),
    '/document: dice "term"; se esperaba terms o privacy; cambialo, ¿quisiste decir «terms»?',
  ],
])('of alternatives only the one that was meant: %s', (_, change, words) => {
  const found = terms((draft) => void change(draft));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(words);
});

test('a template names the holes it admits', () => {
  expect(site((draft) => (draft.lenderPage.title = 'Préstamos de {banck}'))).toEqual([
    '/lenderPage/title: tiene el hueco "{banck}"; se esperaba uno de los huecos que admite: {bank}; cambialo, ¿quisiste decir «bank»?',
  ]);
});

test('several faults are all told', () => {
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
  const { problems, valid } = reader.readText('config/lenders/alerce.json', text);
  expect(valid).toBe(false);
  expect(problems[0]?.message).toContain('se esperaba un objeto { … }');
});
