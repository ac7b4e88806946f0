import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { apiOf, csvOf, record } from '../../../support/content/official-records.ts';
import type { Catalogue } from '#generated/types.ts';

// Every case makes a project and compiles its schemas.
vi.setConfig({ testTimeout: 30_000 });

let project: Project;
let old: string;

beforeEach(() => {
  project = createProject();
  old = project.catalogue();
});
afterEach(() => project.remove());

/** Runs the command in this process; the end-to-end tests run it as one of its own. */
function run(args: readonly string[]) {
  const given = args.map((arg) => (arg.startsWith('--') ? arg : join(project.folder, arg)));
  return project.runHere(...given, '--accept');
}

const read = (): Catalogue => JSON.parse(project.catalogue()) as Catalogue;

describe('a file that can be imported', () => {
  it('a file that can be imported is written as the formatter leaves it', async () => {
    project.file('PERSONALES.CSV', csvOf([record()]));
    expect(await run(['PERSONALES.CSV'])).toMatchObject({ code: 0, err: '' });
    const laidOut = await format('catalogue.json', project.catalogue(), { printWidth: 110 });
    expect(laidOut.code).toBe(project.catalogue());
  });

  it('a file that can be imported keeps what the catalogue says of its source, and dates it by the newest record kept', async () => {
    project.setCatalogue(old.replace('"Padrón de Prueba"', '"BCRA"'));
    project.file('a.csv', csvOf([record(), record({ reported: '2026-07-01', tea: 0 })]));
    expect((await run(['a.csv'])).code).toBe(0);
    expect(read()).toMatchObject({ source: 'BCRA', asOf: '2026-06-12' });
  });

  it('a file that can be imported replaces a catalogue of another shape', async () => {
    project.setCatalogue('{ "products": [] }');
    project.file('a.json', apiOf([record()]));
    const { code, out } = await run(['a.json']);
    expect(code).toBe(0);
    expect(out).toContain('no hay un catálogo actual que se pueda leer');
    expect(read()).toMatchObject({ source: 'BCRA, Régimen de Transparencia', products: [{ code: 7 }] });
  });

  it('a file that can be imported is only reported in a dry run', async () => {
    project.file('a.csv', csvOf([record()]));
    const { code, out } = await run(['a.csv', '--dry-run']);
    expect(code).toBe(0);
    expect(out).toContain('Quedan 1 préstamos');
    expect(out).toContain('Prueba (--dry-run): no se escribió nada.');
    expect(project.catalogue()).toBe(old);
  });

  it('an import obeys --stale-before', async () => {
    const later = record({ reported: '2026-06-20', territory: 'Provincia de Salta' });
    project.file('a.csv', csvOf([record(), later]));
    const { out } = await run(['a.csv', '--stale-before=2026-06-15']);
    expect(out).toContain('1  viejo: anterior al 15/06/2026');
    expect(read().products).toHaveLength(1);
  });

  it('a file that can be imported lets nothing of the file act on the terminal', async () => {
    project.file('a.csv', csvOf([record(), record({ currency: '\u001B[2J\u202EDólares' })]));
    expect((await run(['a.csv'])).out).toContain(String.raw`«\u001B[2J\u202EDólares»`);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['is not there', 'nada.csv', /nada\.csv: no existe; revisá el nombre/],
    ['is a folder', 'schema', /es una carpeta/],
    ['is something else', 'schema/lender.schema.json', /no es una respuesta de la API/],
  ])('a file that cannot be imported gives 1 and writes nothing when it %s', async (_, file, message) => {
    const { code, out, err } = await run([file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).toContain('No se escribió nada.');
    expect(project.catalogue()).toBe(old);
    expect(project.names()).toEqual(['catalogue.json']);
  });

  it('a file that cannot be imported is told in JSON when asked for', async () => {
    const { code, out, err } = await run(['nada.csv', '--format=json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const problem: unknown = expect.stringContaining('no existe');
    expect(JSON.parse(out)).toMatchObject({ result: 'refused', problem });
  });
});

describe('a command that cannot work', () => {
  it.each([
    ['no file', [], /Falta el archivo/],
    ['a day that is none', ['a', '--stale-before=2026-02-30'], /--stale-before dice «2026-02-30»/],
  ])('a command that cannot work gives 2 and how to call it for %s', async (_, args, message) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).toContain('Uso: npm run catalogue -- import');
  });

  it('a command that cannot work gives 2 when a schema is broken', async () => {
    writeFileSync(join(project.folder, 'schema/catalogue.schema.json'), '{');
    project.file('a.csv', csvOf([record()]));
    expect(await run(['a.csv'])).toMatchObject({ code: 2, out: '' });
    expect(project.catalogue()).toBe(old);
  });
});

it('the import takes a file relative to where the person stands', async () => {
  project.file('a.csv', csvOf([record()]));
  expect((await project.run('a.csv', '--dry-run')).code).toBe(0);
}, 60_000);
