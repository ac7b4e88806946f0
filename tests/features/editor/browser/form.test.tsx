import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Schema } from '#scripts/config/read/schemas.ts';
import { Field } from '#scripts/editor/page/Field.tsx';
import { useEditing } from '#scripts/editor/page/useEditing.ts';

const FILE = 'config/home.json';
const TEXT = { type: 'string', text: { gaps: [] } };
const list = (items: object, more: object = {}) => ({
  type: 'array',
  items: { title: 'Cosa', ...items },
  ...more,
});
const BLOCKS = ['Párrafo', 'Lista'].map((title) => ({
  title,
  type: 'object',
  required: ['type'],
  properties: { type: { const: title } },
}));
const OPTIONAL = { type: 'object', properties: { more: { title: 'Más', ...TEXT } } };

/** Draws the form of a part of a file, and gives what the file holds as it is kept. */
async function drawn(part: object, value: unknown) {
  const home = {
    $defs: { isoDate: { type: 'string' } },
    type: 'object',
    required: ['part'],
    properties: { part: { title: 'Parte', ...part } },
  };
  const schemas = { byKind: new Map([['home', home as unknown as Schema]]), hash: '' };
  const published = { [FILE]: { part: value } };
  history.replaceState(null, '', `#${FILE}`);
  const Form = () => {
    const editing = useEditing({ published, schemas, checks: { home: () => true }, css: '' });
    return (
      <Field
        {...{ editing }}
        schema={editing.reader.root('home')}
        pointer=""
        title=""
        value={editing.value}
      />
    );
  };
  await render(<Form />);
  return (): unknown => {
    const { files } = JSON.parse(localStorage.getItem('editor-draft') || '{"files":[[0,0]]}') as {
      files: [string, { part?: unknown }][];
    };
    return files[0]?.[1]?.part;
  };
}

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

const field = () => page.getByLabelText(/^Parte/).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const fill = (text: string) => () => userEvent.fill(field(), text);

const press = (name: string) => () => button(name).click();
const addGap = async (): Promise<void> => {
  await page.getByText('Poner un dato que se completa solo').click();
  await button('bank').click();
};
const choose = () => userEvent.selectOptions(field(), 'La otra');

test.each<[what: string, part: object, before: unknown, act: () => Promise<unknown>, after: unknown]>([
  ['a text', TEXT, 'Uno', fill('Dos'), 'Dos'],
  [
    'a long text',
    { type: 'string', text: { gaps: [], longest: 400 } },
    'Uno',
    fill('Dos\ntres'),
    'Dos\ntres',
  ],
  ['an amount with its dots', { type: 'integer' }, 1, fill('12.000.000'), 12_000_000],
  ['a figure with a comma', { type: 'number' }, 1, fill('-10,5'), -10.5],
  ['a figure that may be one of two', { type: 'number' }, 1, fill('10.5'), '10.5'],
  ['nothing where a figure was', { type: 'number' }, 1, fill(''), null],
  ['a day', { $ref: 'home.schema.json#/$defs/isoDate' }, '2026-11-28', fill('2026-12-01'), '2026-12-01'],
  ['a yes or no', { type: 'boolean' }, false, () => field().click(), true],
  ['an option by its words', { enum: ['a', 'b'], 'x-options': { b: 'La otra' } }, 'a', choose, 'b'],
  ['a gap', { type: 'string', text: { gaps: ['bank'] } }, 'Pedilo en', addGap, 'Pedilo en {bank}'],
  ['an element more', list(TEXT), ['a'], press('Agregar: Cosa'), ['a', '']],
  ['an element less', list(TEXT), ['a', 'b'], press('Quitar: Cosa 1'), ['b']],
  ['another order', list(TEXT), ['a', 'b', 'c'], press('Subir: Cosa 3'), ['a', 'c', 'b']],
  ['an element of another kind', list({ oneOf: BLOCKS }), [], press('Agregar: Lista'), [{ type: 'Lista' }]],
  ['an optional part', OPTIONAL, {}, press('Sumar: Más'), { more: '' }],
  ['an optional part less', OPTIONAL, { more: 'x' }, press('Quitar: Más'), {}],
  [
    'a word by its key',
    { type: 'object', additionalProperties: TEXT },
    { 'a.b': 'Uno' },
    () => userEvent.fill(page.getByLabelText('a.b'), 'Dos'),
    { 'a.b': 'Dos' },
  ],
])('a field takes %s', async (_, part, before, act, after) => {
  const kept = await drawn(part, before);
  await act();
  await expect.poll(kept).toEqual(after);
});

test.each([
  ['given', { 'x-fixed': true }, ['Agregar: Cosa', 'Quitar: Cosa 1', 'Subir: Cosa 2']],
  ['full', { maxItems: 2 }, ['Agregar: Cosa']],
])('a list that is %s offers nothing that its schema does not let', async (_, more, missing) => {
  await drawn(list(TEXT, more), ['a', 'b']);
  for (const name of missing) await expect.element(button(name)).not.toBeInTheDocument();
});

test('a list that may not be shorter keeps its elements, and a long one is found by its words', async () => {
  await drawn(
    list(TEXT, { minItems: 60 }),
    Array.from({ length: 60 }, (_, at) => `cosa ${at}`),
  );
  await page.getByText('Parte (60)').click();
  await expect.element(button('Quitar: Cosa 1')).toBeDisabled();
  await expect.element(button('Mostrar más: quedan 10')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Buscar en la lista'), 'COSA 59');
  await expect.element(page.getByText('1 de 60')).toBeVisible();
});

test('letters near the end of a limit are counted, a gap as one', async () => {
  await drawn({ type: 'string', text: { gaps: ['bank'], longest: 20 } }, 'Pedilo en {bank}');
  await expect.element(page.getByText('Letras que quedan: 9')).toBeVisible();
  await userEvent.fill(field(), 'Pedilo en {bank} ahora mismo');
  await expect.element(page.getByText('Sobran letras: 3')).toBeVisible();
});
