import { expect, test } from 'vitest';
import { asHtml } from '#scripts/review/changes/html.ts';
import { asMarkdown } from '#scripts/review/changes/markdown.ts';
import { type ChangeReport, outline } from '#scripts/review/changes/report.ts';

const NOTHING: ChangeReport = {
  base: 'aaa',
  head: 'bbb',
  content: { changes: [], logos: [] },
  pages: { pages: [], unchanged: 30, redirects: { added: [], removed: [] } },
  pictures: [],
  code: [],
};

const changed = (before: string, after: string, file = 'config/lenders/galicia.json'): ChangeReport => ({
  ...NOTHING,
  content: {
    logos: [],
    changes: [
      {
        subject: 'Banco Galicia',
        file,
        path: ['Bajada del título'],
        kind: 'changed',
        before: { text: before },
        after: { text: after },
        parts: [],
        notes: [],
      },
    ],
  },
});

test('of nothing: says so in both forms', () => {
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
  const html = asHtml(changed('«Simulá tu préstamo»', '«Simulá mi préstamo»'));
  expect(html).toContain('<dd>«Simulá <del>tu</del> préstamo»</dd>');
  expect(html).toContain('<dd>«Simulá <ins>mi</ins> préstamo»</dd>');
});

test('a change that shows only past the form says where to see it', () => {
  expect(asMarkdown(changed('«a»', '«b»', 'config/results.json'))).toContain('/__studio');
  expect(asMarkdown(changed('«a»', '«b»'))).not.toContain('/__studio');
});

test('a summary of very many changes is cut, and says how many are left', () => {
  const [change] = changed('«a»', '«b»').content.changes;
  const changes = Array.from({ length: 100 }, () => ({ ...change! }));
  const markdown = asMarkdown({ ...NOTHING, content: { changes, logos: [] } });
  expect(markdown.match(/Bajada del título/g)).toHaveLength(60);
  expect(markdown).toContain('… y 40 más, en el informe.');
});

test('the page asks for nothing from anywhere', () => {
  const html = asHtml(changed('«a»', '«b»'));
  expect(html).toContain("default-src 'none'");
  expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
});
