import { expect, test } from 'vitest';
import { type Change, contentChanges, type Texts } from '#scripts/changes/changes.ts';
import { readTexts } from '#scripts/changes/read-texts.ts';
import { linesOfParts, sentenceOf } from '#scripts/changes/sentence.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { ROOT } from '../../../support/content/files.ts';

const ALERCE = 'config/lenders/alerce.json';
const NEW = 'config/lenders/nuevo.json';

const base = readTexts(ROOT);
const schemas = readSchemas(ROOT);

type Head = Record<string, string>;

/** The changes between the made-up content and one that a case has edited. */
function changesAfter(edit: (head: Head) => void): Change[] {
  const head: Head = { ...base };
  edit(head);
  return contentChanges(base, head as Texts, schemas);
}

const sentencesAfter = (edit: (head: Head) => void): string[] => changesAfter(edit).map(sentenceOf);

/** Replaces the first appearance of a text of a file, which must be there. */
function replace(head: Head, file: string, from: string, to: string): void {
  expect(head[file]).toContain(from);
  head[file] = (head[file] ?? '').replace(from, to);
}

/** Edits one list of a file. */
function editList(head: Head, file: string, key: string, change: (list: unknown[]) => void): void {
  const data = JSON.parse(head[file] ?? '') as Record<string, unknown[]>;
  change(data[key] as unknown[]);
  head[file] = JSON.stringify(data);
}

test('content that is only written another way does not change', () => {
  expect(sentencesAfter((head) => (head[ALERCE] = JSON.stringify(JSON.parse(head[ALERCE] ?? ''))))).toEqual(
    [],
  );
});

test('[F86] a new colour is told with the logo that still has the old one', () => {
  const recolour = (head: Head) => replace(head, ALERCE, '#FA6400', '#0050B8');
  const told = 'Banco Alerce · Color de la marca: #FA6400 → #0050B8';
  expect(sentencesAfter(recolour)).toEqual([`${told} (el logo sigue con el color de antes)`]);
  const both = sentencesAfter((head) => {
    recolour(head);
    head['config/logos/alerce.svg'] = '<svg fill="#0050B8"/>';
  });
  expect(both).toEqual([told, 'Cambia el logo alerce.svg']);
});

const copy = (head: Head): void => {
  head[NEW] = (head[ALERCE] ?? '').replace('"alerce"', '"nuevo"').replace('"Banco Alerce"', '"Banco Nuevo"');
};

test('a lender that is new is told with its place and everything that its file says, texts first', () => {
  const [added, ...others] = changesAfter(copy) as [Change];
  expect([sentenceOf(added), others]).toEqual([
    'Se agrega Banco Nuevo (Página /nuevo y tarjeta en el directorio)',
    [],
  ]);
  const lines = linesOfParts(added);
  expect(lines).toContain('Tarjeta del directorio › Dato 3: «⟦alerce three⟧»');
  expect(lines.filter((line) => line.includes('$schema'))).toEqual([]);
  expect(lines.indexOf('Color de la marca: #FA6400')).toBeGreaterThan(
    lines.findLastIndex((line) => line.includes(': «')),
  );
});

test('a lender that gets another address is told as that, with what else changes of it', () => {
  const sentences = sentencesAfter((head) => {
    copy(head);
    replace(head, NEW, '"id": "nuevo",', '"id": "nuevo", "formerIds": ["alerce"],');
    delete head[ALERCE];
  });
  expect(sentences).toEqual([
    'Banco Nuevo · Dirección: /alerce → /nuevo (la vieja lleva a la nueva)',
    'Banco Nuevo · Nombre: «Banco Alerce» → «Banco Nuevo»',
  ]);
});

test('a lender that is gone is told in one sentence', () => {
  expect(sentencesAfter((head) => delete head['config/lenders/jacaranda.json'])).toEqual([
    'Se quita Banco Jacaranda (Solo tarjeta en el directorio)',
  ]);
});

test('a row of the catalogue that is gone is not taken for a change of the next one', () => {
  const changes = changesAfter((head) =>
    editList(head, 'config/catalogue.json', 'products', (rows) => rows.splice(5, 1)),
  );
  expect(changes.map(({ kind }) => kind)).toEqual(['removed']);
});

test('another order of a list is told in one sentence', () => {
  const sentences = sentencesAfter((head) =>
    editList(head, 'config/tables/forced-order.json', 'lenders', (ids) => ids.unshift(...ids.splice(4, 1))),
  );
  expect(sentences).toEqual([expect.stringMatching(/ · .+: cambia el orden$/)]);
});

test('a text that is no JSON is told as a file that changes', () => {
  expect(sentencesAfter((head) => (head['config/home.json'] = '{'))).toEqual([
    expect.stringMatching(/^Cambia /),
  ]);
});

test('an exception is told with what it allows and why', () => {
  const noted = { rule: 'claims', path: 'config/home.json#/a', reason: 'Lo dice el banco.' };
  const [change] = changesAfter((head) =>
    editList(head, 'config/exceptions.json', 'exceptions', (list) => list.push(noted)),
  );
  expect(change && [sentenceOf(change), ...linesOfParts(change)]).toEqual([
    'Excepciones de la revisión · Excepción 1: se agrega',
    'Regla: «claims»',
    'Lugar: «config/home.json#/a»',
    'Motivo: «Lo dice el banco.»',
  ]);
});

const TAGLINE = '⟦alerce page tagline⟧';
const ROW = 'Préstamo declarado «BANCO DE ALERCE Y BUENOS AIRES S.A., PRESTAMOPERSONAL»';

test.each([
  [ALERCE, TAGLINE, 'Mirá.', `Banco Alerce · Bajada del título: «${TAGLINE}» → «Mirá.»`],
  [
    'config/catalogue.json',
    '"maxAmount": 24800000',
    '"maxAmount": 1000000',
    `Préstamos declarados · ${ROW} › Monto máximo: $ 24.800.000 → $ 1.000.000`,
  ],
])('a part of %s is told by its labels', (file, from, to, sentence) =>
  expect(
    sentencesAfter((head) => replace(head, file, from, to)).map((one) => one.replaceAll('\u00A0', ' ')),
  ).toEqual([sentence]),
);
