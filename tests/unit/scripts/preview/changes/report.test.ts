import { expect, test } from 'vitest';
import { firstLook, lostAddresses } from '#scripts/preview/changes/first-look.ts';
import { asHtml } from '#scripts/preview/changes/html.ts';
import { asMarkdown } from '#scripts/preview/changes/markdown.ts';
import { pictureFiles } from '#scripts/preview/changes/pictures.ts';
import { type ChangeReport, outline } from '#scripts/preview/changes/report.ts';

const NOTHING: ChangeReport = {
  base: 'aaa',
  head: 'bbb',
  content: { changes: [], logos: [] },
  record: [],
  first: [],
  pages: { pages: [], unchanged: 30, days: [], redirects: { added: [], removed: [] } },
  pictures: [],
  code: [],
};

const changed = (before: string, after: string, file = 'config/lenders/galicia.json'): ChangeReport => ({
  ...NOTHING,
  content: {
    logos: [],
    changes: [
      {
        subject: 'Banco Llanura',
        file,
        path: ['Bajada del título'],
        kind: 'changed',
        before: { text: before },
        after: { text: after },
        isSent: false,
        parts: [],
        notes: [],
      },
    ],
  },
});

test('a report of no change says that nothing changed, as text and as HTML', () => {
  expect(outline(NOTHING)).toBe('No cambia nada.');
  expect(asMarkdown(NOTHING)).toContain('No cambia nada.');
  expect(asHtml(NOTHING)).toContain('El contenido no cambia.');
});

test('what would be HTML or Markdown stays text', () => {
  const report = changed('«a»', '«<img src=x> | **b** [c](d)»');
  expect(asHtml(report)).not.toContain('<img src=x>');
  expect(asHtml(report)).toContain('&lt;');
  expect(asMarkdown(report)).toContain('\\<img src=x\\> \\| \\*\\*b\\*\\* \\[c\\](d)');
});

test('words that left and came are marked', () => {
  const html = asHtml(changed('«Pedí tu préstamo»', '«Pedí mi préstamo»'));
  expect(html).toContain('<dd>«Pedí <del>tu</del> préstamo»</dd>');
  expect(html).toContain('<dd>«Pedí <ins>mi</ins> préstamo»</dd>');
});

test('a change that shows only past the form says where to see it', () => {
  expect(asMarkdown(changed('«a»', '«b»', 'config/results.json'))).toContain('/__editor');
  expect(asMarkdown(changed('«a»', '«b»'))).not.toContain('/__editor');
});

const many = (count: number, pathOf: (index: number) => string[]): ChangeReport => {
  const [change] = changed('«a»', '«b»').content.changes;
  const changes = Array.from({ length: count }, (_, index) => ({ ...change!, path: pathOf(index) }));
  return { ...NOTHING, content: { changes, logos: [] } };
};

test('a summary of very many changes is cut, and says how many are left', () => {
  const letters = (index: number): string =>
    String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26));
  const markdown = asMarkdown(many(100, (index) => [`Bajada ${letters(index)}`]));
  expect(markdown.match(/Bajada/g)).toHaveLength(60);
  expect(markdown).toContain('… y 40 más, en el informe.');
});

test('[F87] near-identical changes are one, and the whole record stays small', () => {
  const report = many(1566, (index) => [`Producto «ENTIDAD ${index} S.A., PERSONAL»`, 'CFT']);
  const markdown = asMarkdown(report);
  expect(markdown.split('\n').filter((line) => line.includes('Producto'))).toHaveLength(1);
  expect(markdown).toContain('Producto › CFT: 1566 cambios parecidos');
  const html = asHtml(report);
  expect(html.match(/ENTIDAD \d+/g)).toHaveLength(1566);
  expect(html.length).toBeLessThan(400_000);
});

test('what a person must judge comes first, with its reason', () => {
  const text = (file: string, before: string, after: string) => changed(before, after, file).content.changes;
  const reasonsOf = (...args: Parameters<typeof text>) => firstLook(text(...args), []).map(({ why }) => why);
  expect(reasonsOf('config/legal/terms.json', '«a»', '«b»')).toEqual(['Texto legal']);
  expect(reasonsOf('config/home.json', '«a»', '«https://nuevo.example»')).toEqual(['Enlace a otro sitio']);
  expect(reasonsOf('config/home.json', '«Hasta 12 meses»', '«Hasta 72 meses»')).toEqual([
    'Cifra o afirmación',
  ]);
  expect(reasonsOf('config/home.json', '«Mirá»', '«El mejor»')).toEqual(['Cifra o afirmación']);
  expect(reasonsOf('config/home.json', '«Mirá»', '«Elegí»')).toEqual([]);
  // Endings, accents at the start of a word, and what only begins like one.
  for (const claim of ['préstamo garantizado', 'te aseguramos la plata', 'aprobado en el acto', 'es único'])
    expect(reasonsOf('config/home.json', '«Mirá»', `«El ${claim}»`), claim).toEqual(['Cifra o afirmación']);
  for (const plain of ['un asunto', 'la mejora', 'el todopoderoso', 'los sinónimos'])
    expect(reasonsOf('config/home.json', '«Mirá»', `«Vemos ${plain}»`), plain).toEqual([]);
  const first = firstLook(text('config/legal/terms.json', '«a»', '«b»'), []);
  const markdown = asMarkdown({ ...changed('«a»', '«b»'), first });
  expect(markdown.indexOf('Para mirar primero')).toBeLessThan(markdown.indexOf('En palabras'));
});

test('an address that leads nowhere any more comes first, and not one that leads on', () => {
  const gone = (path: string) => ({ path, kind: 'removed' as const, title: path });
  const pages = {
    pages: [gone('/vieja'), gone('/otra')],
    unchanged: 0,
    days: [],
    redirects: { added: ['/otra → /nueva'], removed: [] },
  };
  expect(lostAddresses(pages)).toEqual([
    {
      why: 'Dirección que se pierde',
      sentences: [
        '/vieja deja de existir y no lleva a ninguna otra página; un banco cambia de dirección con npm run lender -- rename, que deja andando la vieja',
      ],
    },
  ]);
  expect(lostAddresses({ ...pages, pages: [gone('/otra')] })).toEqual([]);
});

test('pictures stand in the summary when it is known where they will be', () => {
  const pair = { before: Buffer.from('a'), after: Buffer.from('b'), looksTheSame: false };
  const pictures = pictureFiles([
    { path: '/uno', pairs: { desktop: pair, phone: { ...pair, before: null } } },
  ]);
  expect(pictures.map(({ name }) => name)).toEqual([
    '1-desktop-before.jpg',
    '1-desktop-after.jpg',
    '1-phone-after.jpg',
  ]);
  expect(asMarkdown(NOTHING, pictures, 'https://fotos.example/7')).toContain(
    '<img src="https://fotos.example/7/1-phone-after.jpg"',
  );
});

test('pages without a picture are counted, whatever else is pictured', () => {
  const pair = { before: null, after: null, looksTheSame: false };
  const pairs = { desktop: pair, phone: pair };
  const page = (path: string) => ({ path, kind: 'changed' as const, title: path });
  const html = (paths: string[]) =>
    asHtml({
      ...NOTHING,
      pages: { ...NOTHING.pages, pages: paths.map(page) },
      pictures: ['/simular › resultados', '/uno'].map((path) => ({ path, pairs })),
    });
  expect(html(['/uno', '/dos', '/tres'])).toContain('2 páginas más que cambian, sin foto');
  expect(html(['/uno', '/dos'])).toContain('1 página más que cambia, sin foto');
  expect(html(['/uno'])).not.toContain('sin foto');
});

test('the page asks for nothing from anywhere', () => {
  const html = asHtml(changed('«a»', '«b»'));
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
});
