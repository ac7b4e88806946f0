import { expect, test } from 'vitest';
import type { Change } from '#scripts/changes/changes.ts';
import { whyFirst } from '#scripts/report/first-look.ts';
import { asMarkdown } from '#scripts/report/markdown.ts';
import { command } from '#scripts/report/task.ts';

const changed = (before: string, after: string, more: Partial<Change> = {}): Change => ({
  subject: 'Banco Llanura',
  file: 'config/lenders/galicia.json',
  path: ['Bajada del título'],
  kind: 'changed',
  before,
  after,
  isSent: false,
  parts: [],
  remark: '',
  ...more,
});

const many = (count: number, pathOf: (index: number) => string[]): Change[] =>
  Array.from({ length: count }, (_, index) => changed('«a»', '«b»', { path: pathOf(index) }));

test('what would be HTML or Markdown stays text', () => {
  expect(asMarkdown([changed('«a»', '«<img src=x> | **b** [c](d)»')])).toContain(
    '\\<img src=x\\> \\| \\*\\*b\\*\\* \\[c\\](d)',
  );
});

test('a comment on very many changes is cut, and says how many are left', () => {
  const letters = (index: number) => String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26));
  const markdown = asMarkdown(many(100, (index) => [`Bajada ${letters(index)}`]));
  expect(markdown.match(/Bajada/g)).toHaveLength(60);
  expect(markdown).toContain('- … y 40 más.');
});

test('[F87] near-identical changes are one line', () => {
  const markdown = asMarkdown(many(1566, (index) => [`Producto «ENTIDAD ${index} S.A., PERSONAL»`, 'CFT']));
  expect(markdown.split('\n').filter((line) => line.includes('Producto'))).toHaveLength(1);
  expect(markdown).toContain('Producto › CFT: 1566 cambios parecidos');
});

test.each([
  ['Texto legal', '«a»', '«b»', { file: 'config/legal/terms.json' }],
  ['Lo que recibe el proveedor', '«a»', '«b»', { isSent: true }],
  ['Enlace a otro sitio', '«a»', '«https://nuevo.example»', {}],
  ['Cifra o afirmación', '«Hasta 12 meses»', '«Hasta 72 meses»', {}],
  ['Cifra o afirmación', '«Mirá»', '«El préstamo garantizado»', {}],
  ['Cifra o afirmación', '«Mirá»', '«Es único»', {}],
  [undefined, '«Mirá»', '«Vemos la mejora de los sinónimos, el todopoderoso asunto»', {}],
])('[F60] %s is the reason to look first at %s → %s', (why, before, after, more) => {
  const change = changed(before, after, more);
  expect(whyFirst(change)).toBe(why);
  const plain = changed('«Mirá»', '«Elegí»', { subject: 'Otro' });
  const markdown = asMarkdown([plain, change]);
  if (why) expect(markdown.indexOf(`Para mirar primero: ${why}`)).toBeLessThan(markdown.indexOf('Lo demás'));
});

test('what is new is told with its texts', () => {
  const parts = [{ path: ['Nombre'], text: '«Banco Nuevo»' }];
  const markdown = asMarkdown([changed('', '', { kind: 'added', path: [], parts })]);
  expect(markdown).toContain('- Se agrega Banco Llanura\n  - Nombre: «Banco Nuevo»');
});

test('pages that change are links to where they can be seen', () => {
  const pages = [{ path: '/galicia', url: 'https://7.vista.example/galicia' }];
  expect(asMarkdown([changed('«a»', '«b»')], pages)).toContain('[/galicia](https://7.vista.example/galicia)');
});

test.each([
  [['HEAD', 'HEAD'], 0, 'Nada de lo que se lee'],
  [['no-revision'], 2, 'Git no conoce la revisión «no-revision»'],
])('the command with %j ends with %i', async (parameters, code, said) => {
  const lines: string[] = [];
  const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  expect(await command.run(parameters, output)).toBe(code);
  expect(lines.join('\n')).toContain(said);
});
