import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asJson, editedCopy, type EditedCopy } from '../support/content/edited-copy.ts';

/** A folder of pages made of three files: a schema with its block, one JSON and one component. */
const SCHEMA = 'schema/glossary.schema.json';
const TERM = 'config/glossary/primer-termino.json';
const COMPONENT = 'src/pages/GlossaryPage.tsx';

const ref = (name: string) => ({ $ref: `common.schema.json#/$defs/${name}`, title: name, description: name });

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://simulador-prestamos.example/schema/glossary.schema.json',
  title: 'GlossaryTerm',
  description: 'Palabras explicadas.',
  'x-content': {
    files: 'glossary/*.json',
    title: 'Palabra explicada',
    titleFrom: '/title',
    group: 'Palabras explicadas',
    pages: { glossary: { path: '/palabras/:id', page: 'GlossaryPage' } },
    preview: { path: '/palabras/{id}' },
  },
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'id', 'title', 'description'],
  properties: {
    $schema: ref('schemaPath'),
    id: ref('slug'),
    title: ref('label'),
    description: ref('text'),
  },
};

const term = {
  $schema: '../../schema/glossary.schema.json',
  id: 'primer-termino',
  title: 'Primer término',
  description: 'Un término que se explica en una página propia, para probar que alcanza con tres archivos.',
};

const component = `import type { PageParams } from '#generated/routes.ts';
import { breadcrumb, pageHead } from '#site/head.ts';
import { pathTo } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { notFoundHead } from '#pages/NotFoundPage.tsx';

export const head: Head<'glossary'> = (content, { id }) => {
  const term = content.glossary.find((one) => one.id === id);
  if (!term) return notFoundHead(content);
  const structuredData = [breadcrumb(content, term.title, pathTo('glossary', { id }))];
  return pageHead(content, term, { structuredData });
};

export function GlossaryPage({ params }: { params: PageParams<'glossary'> }) {
  const term = useSite().content.glossary.find(({ id }) => id === params.id);
  return <h1>{term?.title}</h1>;
}
`;

/** Compiling and building a whole copy takes longer than a test of a function. */
vi.setConfig({ testTimeout: 240_000 });

let copy: EditedCopy;

beforeAll(() => {
  copy = editedCopy();
  copy.write(SCHEMA, asJson(schema));
  copy.write(TERM, asJson(term));
  copy.write(COMPONENT, component);
  const { status, output } = copy.script('codegen');
  if (status !== 0) throw new Error(output);
}, 120_000);

afterAll(() => copy.remove());

describe('a kind of page takes a schema with its block, one JSON and one component', () => {
  it('compiles', () => {
    expect(copy.compile()).toEqual({ status: 0, output: '' });
  });

  it('does not compile without its component', () => {
    copy.withFile(COMPONENT, null, () => {
      expect(copy.compile().output).toContain("Cannot find module '#pages/GlossaryPage.tsx'");
    });
  });

  it('does not compile with a misspelt parameter of its address', () => {
    const misspelt = component.replace("pathTo('glossary', { id })", "pathTo('glossary', { term: id })");
    copy.withFile(COMPONENT, misspelt, () => {
      expect(copy.compile().output).toContain("'term' does not exist in type");
    });
  });

  it('does not compile with a page in code that the content has not', () => {
    const linking = (name: string): string =>
      component.replace("pathTo('glossary', { id })", `pathTo('glossary', { id: '${name}' })`);
    copy.withFile(COMPONENT, linking('primer-termino'), () => expect(copy.compile().output).toBe(''));
    copy.withFile(COMPONENT, linking('otro'), () =>
      expect(copy.compile().output).toContain('not assignable'),
    );
  });

  it('is checked with file, line and column', () => {
    copy.withFile(TERM, asJson({ ...term, title: 7 }), () => {
      const { status, output } = copy.script('check');
      expect(status).toBe(1);
      expect(output).toContain(`${TERM}:4:12`);
    });
  });

  it('may be linked from content, and a link to one that is not there is refused', () => {
    const site = JSON.parse(copy.read('config/home.json')) as { guide: { link: { href: string } } };
    const linking = (href: string) =>
      asJson({ ...site, guide: { ...site.guide, link: { ...site.guide.link, href } } });
    copy.withFile('config/home.json', linking('/palabras/primer-termino'), () =>
      expect(copy.script('check').status).toBe(0),
    );
    copy.withFile('config/home.json', linking('/palabras/otro'), () =>
      expect(copy.script('check').output).toContain('"/palabras/otro", que no existe'),
    );
  });

  it('is prerendered with its head and picture, in the site map, and edited with its preview', () => {
    const { status, output } = copy.run('npx', 'vite', 'build');
    expect(output).not.toContain('error');
    expect(status).toBe(0);
    const page = copy.read('dist/palabras/primer-termino.html');
    expect(page).toContain(`<h1>${term.title}</h1>`);
    expect(page).toContain(`<title>${term.title}`);
    const picture = /property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(page)?.[1] ?? 'none';
    expect(existsSync(join(copy.root, 'dist', picture))).toBe(true);
    expect(copy.read('dist/sitemap.xml')).toContain('/palabras/primer-termino</loc>');
    expect(copy.read('src/generated/kinds.ts')).toContain('"path": "/palabras/{id}"');
  });
});
