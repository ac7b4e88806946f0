import { expect, test } from 'vitest';
import { importsOf, sources, targetOf } from '../../../architecture/module-graph.ts';

test('no module that the page loads needs Node', () => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const loaded = new Set(['scripts/editor/page/main.tsx']);
  for (const file of loaded)
    for (const { specifier, isType } of importsOf(file, texts.get(file) ?? '')) {
      const target = targetOf(file, specifier);
      if (!isType && 'path' in target) loaded.add(target.path);
    }
  expect(loaded.size).toBeGreaterThan(100);
  expect([...loaded].filter((file) => texts.get(file)?.includes("from 'node:"))).toEqual([]);
});
