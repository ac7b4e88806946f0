import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('src/generated/'));

const sources = filesUnder('src').map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Layers by folder, from the outside in; each may import only itself and what its row names. */
const MAY_IMPORT: Record<string, string[]> = {
  app: ['pages', 'simulator', 'site', 'islands', 'ui', 'domain', 'generated'],
  pages: ['simulator', 'site', 'islands', 'gateways', 'ui', 'domain', 'generated'],
  simulator: ['site', 'islands', 'gateways', 'ui', 'domain', 'generated'],
  site: ['gateways', 'ui', 'domain', 'generated'],
  islands: ['site', 'gateways', 'ui', 'domain'],
  gateways: ['domain', 'generated'],
  ui: ['domain'],
  domain: [],
};

const importsOf = (text: string): { layer: string; typeOnly: boolean; target: string }[] =>
  [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?['"](#[a-z]+\/[^'"]+)['"]/g)].map(
    (match) => ({
      typeOnly: match[1] !== undefined,
      target: match[2] ?? '',
      layer: (match[2] ?? '').slice(1).split('/')[0] ?? '',
    }),
  );

describe('architecture', () => {
  const layered = sources.filter(({ file }) => file.split('/').length > 2);

  it.each(layered.map(({ file, text }) => [file, text] as const))(
    '%s imports only what its layer may',
    (file, text) => {
      const layer = file.split('/')[1] ?? '';
      const allowed = MAY_IMPORT[layer];
      expect(allowed, `src/${layer} is no known layer`).toBeDefined();
      const broken = importsOf(text).filter(
        (one) =>
          one.layer !== layer &&
          !allowed?.includes(one.layer) &&
          !(one.typeOnly && one.layer === 'generated'),
      );
      expect(broken).toEqual([]);
    },
  );

  it('keeps ajv out of the browser', () => {
    const found = sources.filter(({ text }) => /from ['"]ajv/.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('keeps config out of everything but generated code', () => {
    const found = sources.filter(({ text }) => /from ['"][^'"]*\/config\//.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['fetch', /(?<![.\w])fetch\(/],
    ['localStorage', /\blocalStorage\b/],
    ['Date.now', /\bDate\.now\b/],
    ['console', /\bconsole\.\w+\(/],
  ])('touches %s only in gateways', (_, pattern) => {
    const found = sources.filter(({ file, text }) => !file.startsWith('src/gateways/') && pattern.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('names no lender in the code', () => {
    const lenders = readdirSync(join(ROOT, 'config/lenders'))
      .map((file) => JSON.parse(readFileSync(join(ROOT, 'config/lenders', file), 'utf8')))
      .flatMap(({ id, color, legalNames }: { id: string; color: string; legalNames: string[] }) => [
        `'${id}'`,
        `/${id}'`,
        color,
        ...legalNames,
      ]);
    const provinces = [
      'buenos-aires',
      'entre-rios',
      'santa-fe',
      'santa-cruz',
      'san-juan',
      'la-rioja',
      'formosa',
    ];
    const named = sources.flatMap(({ file, text }) =>
      lenders
        .filter((word) => text.includes(word) && !provinces.includes(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(named).toEqual([]);
  });
});
