import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, inject, it } from 'vitest';

const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file)] as const),
  );

it('the build knows nothing of the tools of development', () => {
  const dist = inject('dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt)$|^_/.test(file));
  expect(texts.length).toBeGreaterThan(30);
  const found = texts.filter((file) => readFileSync(join(dist, file), 'utf8').includes('__editor'));
  expect(found).toEqual([]);
});

it('the build publishes no source maps and no sources', () => {
  const found = [...filesOf(inject('dist')).keys()].filter((file) =>
    /\.(?:map|tsx?)$|^\.(?!well-known)/.test(file),
  );
  expect(found).toEqual([]);
});

it('the build publishes no path of the machine it ran on and nothing that looks like a secret', () => {
  const suspicious = [process.cwd(), 'BEGIN PRIVATE KEY', 'sourceMappingURL', '_authToken'];
  const text = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$|^_/;
  const found = [...filesOf(inject('dist'))]
    .filter(([file]) => text.test(file))
    .flatMap(([file, data]) =>
      suspicious.filter((word) => data.includes(word)).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});
