import { cpSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Change, contentChanges } from '#scripts/preview/changes/content-changes.ts';
import { firstLook } from '#scripts/preview/changes/first-look.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { sentenceOf } from '#scripts/preview/changes/sentence.ts';
import { content } from '../../../../support/content/content.ts';
import { type ContentRoot, contentRoot } from '../../../../support/content/content-root.ts';

const ALERCE = 'config/lenders/alerce.json';

/** The changes between the real content and one that a case has edited. */
function changesAfter(edit: (head: ContentRoot) => void) {
  const [base, head] = [contentRoot(), contentRoot()];
  edit(head);
  return contentChanges(base.root, head.root);
}

const sentencesAfter = (edit: (head: ContentRoot) => void): string[] =>
  changesAfter(edit).changes.map(sentenceOf);

/** Edits one list of a file. */
function editList(head: ContentRoot, file: string, key: string, change: (list: unknown[]) => void): void {
  const data = JSON.parse(head.read(file)) as Record<string, unknown[]>;
  change(data[key] as unknown[]);
  head.write(file, JSON.stringify(data));
}

test('content that is only written another way does not change', () => {
  const rewrite = (head: ContentRoot) => head.write(ALERCE, JSON.stringify(JSON.parse(head.read(ALERCE))));
  expect(sentencesAfter(rewrite)).toEqual([]);
});

test('a colour, with what it does to contrast', () => {
  const { changes } = changesAfter(({ edit }) => edit(ALERCE, '#FA6400', '#0050B8'));
  expect(changes.map(sentenceOf)).toEqual(['Banco Alerce · Color de la marca: #FA6400 → #0050B8']);
  expect(changes[0]).toMatchObject({ before: { color: '#FA6400' }, after: { color: '#0050B8' } });
  expect(changes[0]?.notes[0]).toBe('Texto sobre el color: 6,88:1 → 7,39:1');
});

describe('a lender', () => {
  const copy = (head: ContentRoot): void => {
    cpSync(diskPath(head.root, ALERCE), diskPath(head.root, 'config/lenders/nuevo.json'));
    head.edit('config/lenders/nuevo.json', '"alerce"', '"nuevo"');
    head.edit('config/lenders/nuevo.json', '"Banco Alerce"', '"Banco Nuevo"');
    cpSync(diskPath(head.root, 'config/logos/alerce.svg'), diskPath(head.root, 'config/logos/nuevo.svg'));
  };

  test('a new lender is listed with its file', () => {
    const { changes, logos } = changesAfter(copy);
    expect(changes.map(sentenceOf)).toEqual(['Se agrega Banco Nuevo']);
    const [added] = changes as [Change];
    expect(added.notes).toEqual(['Página /nuevo y tarjeta en el directorio']);
    const parts = added.parts.map(({ path, shown }) => `${path.join(' › ')}: ${shown.text}`);
    expect(parts).toContain('Color de la marca: #FA6400');
    expect(parts).toContain('Tarjeta del directorio › Dato 3: «⟦alerce three⟧»');
    expect(parts.filter((part) => part.includes('$schema'))).toEqual([]);
    expect(logos).toMatchObject([{ file: 'config/logos/nuevo.svg', before: null }]);
  });

  test('a lender that gets another address is listed as that, with what else changes of it', () => {
    const { changes } = changesAfter((head) => {
      copy(head);
      head.edit('config/lenders/nuevo.json', '"id": "nuevo",', '"id": "nuevo", "formerIds": ["alerce"],');
      head.remove(ALERCE);
    });
    expect(changes.map(sentenceOf)).toEqual([
      'Banco Nuevo · Dirección: /alerce → /nuevo',
      'Banco Nuevo · Nombre: «Banco Alerce» → «Banco Nuevo»',
    ]);
    expect(changes[0]?.notes).toEqual(['la vieja lleva a la nueva']);
  });

  test('a lender that is gone is listed with its file', () => {
    const { changes } = changesAfter(({ remove }) => remove('config/lenders/jacaranda.json'));
    expect(changes.map(sentenceOf)).toEqual(['Se quita Banco Jacaranda']);
    expect(changes[0]?.notes).toEqual(['Solo tarjeta en el directorio']);
  });
});

describe('a row of the catalogue', () => {
  const CATALOGUE = 'config/catalogue.json';
  const ROW = 'Préstamo declarado «BANCO DE ALERCE Y BUENOS AIRES S.A., PRESTAMOPERSONAL»';

  test('a row of the catalogue that changes, in the units of its figures', () => {
    const sentences = sentencesAfter(({ edit }) => {
      edit(CATALOGUE, '"maxAmount": 24800000', '"maxAmount": 1000000');
      edit(CATALOGUE, '"tea": 283', '"tea": 99.5');
    });
    const plain = sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));
    expect(plain).toEqual([
      `Préstamos declarados · ${ROW} › Monto máximo: $ 24.800.000 → $ 1.000.000`,
      `Préstamos declarados · ${ROW} › TEA máxima: 283,00 % → 99,50 %`,
    ]);
  });

  test('a row of the catalogue that is gone is not taken for a change of the next one', () => {
    const { changes } = changesAfter((head) =>
      editList(head, CATALOGUE, 'products', (rows) => rows.splice(5, 1)),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['removed']);
    expect(changes[0]?.parts.length).toBeGreaterThan(10);
  });
});

test("a loan's new place in the catalogue is listed", () => {
  const sentences = sentencesAfter((head) =>
    editList(head, 'config/tables/forced-order.json', 'lenders', (ids) => ids.unshift(...ids.splice(4, 1))),
  );
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(/ · «arrayan»: pasa del lugar 5 al 1$/);
});

const TAGLINE = '⟦alerce page tagline⟧';
const TITLE = '⟦terms sections responsabilidad title⟧';
const CLAUSE = `⟦terms title⟧ · Sección «${TITLE}» › Párrafo 1`;
const MENU = 'Todo el sitio · Encabezado › Enlace «⟦bancos⟧» › Texto';

test.each<[what: string, file: string, from: string, to: string, sentence: string | RegExp]>([
  [
    'a tagline',
    'lenders/alerce',
    TAGLINE,
    'Mirá cuánto pagás.',
    `Banco Alerce · Bajada del título: «${TAGLINE}» → «Mirá cuánto pagás.»`,
  ],
  [
    'a legal text, in its section',
    'legal/terms',
    '⟦terms sections responsabilidad blocks one text⟧',
    'Calculamos bien',
    `${CLAUSE}: «⟦terms sections responsabilidad blocks one text⟧» → «Calculamos bien»`,
  ],
  [
    'an element of a list',
    'lenders/alerce',
    '⟦alerce two⟧"',
    'En 20 provincias"',
    'Banco Alerce · Tarjeta del directorio › Dato 2: «⟦alerce two⟧» → «En 20 provincias»',
  ],
  [
    'a list that was not there',
    'lenders/alerce',
    '"legalNames"',
    '"branches": ["caba"], "legalNames"',
    'Banco Alerce · Sucursales: se agrega',
  ],
  [
    'a yes or no',
    'lenders/alerce',
    '"logo"',
    '"colorProvisional": true, "logo"',
    'Banco Alerce · Color provisorio: se agrega (sí)',
  ],
  ['a figure', 'results', '"pageSize": 6', '"pageSize": 7', 'Resultados · Ofertas por página: 6 → 7'],
  [
    'a menu entry',
    'site',
    '"label": "⟦bancos⟧"',
    '"label": "Entidades"',
    `${MENU}: «⟦bancos⟧» → «Entidades»`,
  ],
])('a row of the catalogue %s', (_, file, from, to, sentence) => {
  const sentences = sentencesAfter(({ edit }) => edit(`config/${file}.json`, from, to));
  expect(sentences).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
});

test('[F60] what the provider is asked with is told as that', () => {
  const { provinces, employment } = content.simulator;
  const { changes } = changesAfter(({ edit }) => {
    for (const [option] of [provinces, employment])
      edit('config/simulator.json', `"label": "${option?.label}"`, '"label": "Otra"');
  });
  expect(firstLook(changes, []).map(({ why, sentences }) => [why, sentences.length])).toEqual([
    ['Lo que recibe el proveedor', 1],
  ]);
});
