import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asJson, editedCopy, type EditedCopy } from '../support/content/edited-copy.ts';
import { addKind, COMPONENT, component, TERM, term } from './recipes.ts';

/** Compiling and building a whole copy takes longer than a test of a function. */
vi.setConfig({ testTimeout: 240_000 });

let copy: EditedCopy;

beforeAll(() => {
  copy = editedCopy();
  addKind(copy);
  const { status, output } = copy.script('codegen');
  if (status !== 0) throw new Error(output);
}, 120_000);

afterAll(() => copy.remove());

describe('a kind of page takes a schema with its block, one JSON and one component', () => {
  it('a new kind of page compiles', () => {
    expect(copy.compile()).toEqual({ status: 0, output: '' });
  });

  it('a kind of page takes a schema with its block, one JSON and one component does not compile without its component', () => {
    copy.withFile(COMPONENT, null, () => {
      expect(copy.compile().output).toContain("Cannot find module '#pages/GlossaryPage.tsx'");
    });
  });

  it('a kind of page takes a schema with its block, one JSON and one component does not compile with a misspelt parameter of its address', () => {
    const misspelt = component.replace("pathTo('glossary', { id })", "pathTo('glossary', { term: id })");
    copy.withFile(COMPONENT, misspelt, () => {
      expect(copy.compile().output).toContain("'term' does not exist in type");
    });
  });

  it('a kind of page takes a schema with its block, one JSON and one component does not compile with a page in code that the content has not', () => {
    const linking = (name: string): string =>
      component.replace("pathTo('glossary', { id })", `pathTo('glossary', { id: '${name}' })`);
    copy.withFile(COMPONENT, linking('primer-termino'), () => expect(copy.compile().output).toBe(''));
    copy.withFile(COMPONENT, linking('otro'), () =>
      expect(copy.compile().output).toContain('not assignable'),
    );
  });

  it('a kind of page takes a schema with its block, one JSON and one component is checked with file, line and column', () => {
    copy.withFile(TERM, asJson({ ...term, title: 7 }), () => {
      const { status, output } = copy.script('check');
      expect(status).toBe(1);
      expect(output).toContain(`${TERM}:4:12`);
    });
  });

  it('a kind of page takes a schema with its block, one JSON and one component may be linked from content, and a link to one that is not there is refused', () => {
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

  it('a kind of page takes a schema with its block, one JSON and one component is prerendered with its head and picture, in the site map, and edited with its preview', () => {
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
