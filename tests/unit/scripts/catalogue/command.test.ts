import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProject, type Project } from '../../../support/import-command.ts';
import { apiOf, csvOf, record } from '../../../support/official-records.ts';
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
  it('is written as the formatter leaves it', async () => {
    project.file('PERSONALES.CSV', csvOf([record()]));
    expect(await run(['PERSONALES.CSV'])).toMatchObject({ code: 0, err: '' });
    const laidOut = await format('catalogue.json', project.catalogue(), { printWidth: 110 });
    expect(laidOut.code).toBe(project.catalogue());
  });

  it('keeps what the catalogue says of its source, and dates it by the newest record kept', async () => {
    project.setCatalogue(old.replace('"Padrón de Prueba"', '"BCRA"'));
    project.file('a.csv', csvOf([record(), record({ reported: '2026-07-01', tea: 0 })]));
    expect((await run(['a.csv'])).code).toBe(0);
    expect(read()).toMatchObject({ source: 'BCRA', asOf: '2026-06-12' });
  });

  it.each([
    ['missing', null],
    ['cut off', '{ "products": ['],
    ['of another shape', '{ "products": [] }'],
  ])('replaces a catalogue that is %s', async (_, text) => {
    project.setCatalogue(text);
    project.file('a.json', apiOf([record()]));
    const { code, out } = await run(['a.json']);
    expect(code).toBe(0);
    expect(out).toContain('no hay un catálogo actual que se pueda leer');
    expect(read()).toMatchObject({ source: 'BCRA, Régimen de Transparencia', products: [{ code: 7 }] });
  });

  it('is only reported in a dry run', async () => {
    project.file('a.csv', csvOf([record()]));
    const { code, out } = await run(['a.csv', '--dry-run']);
    expect(code).toBe(0);
    expect(out).toContain('Quedan 1 préstamos');
    expect(out).toContain('Prueba (--dry-run): no se escribió nada.');
    expect(project.catalogue()).toBe(old);
  });

  it('obeys --stale-before', async () => {
    project.file(
      'a.csv',
      csvOf([record(), record({ reported: '2026-06-20', territory: 'Provincia de Salta' })]),
    );
    const { out } = await run(['a.csv', '--stale-before=2026-06-15']);
    expect(out).toContain('1  viejo: anterior al 15/06/2026');
    expect(read().products).toHaveLength(1);
  });

  it('lets nothing of the file act on the terminal', async () => {
    project.file('a.csv', csvOf([record(), record({ currency: '\u001B[2J\u202EDólares' })]));
    expect((await run(['a.csv'])).out).toContain(String.raw`«\u001B[2J\u202EDólares»`);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['is not there', null, /nada\.csv: no existe; revisá el nombre/],
    ['is empty', '', /está vacío/],
    ['is something else', 'hola\n', /no parece el PERSONALES\.CSV/],
    [
      'is an error of the API',
      '{"status":500,"errorMessages":["Ocurrió un error."]}',
      /error 500: Ocurrió un error\./,
    ],
    ['is cut off', csvOf([record()]).slice(0, -60), /está cortado/],
  ])('gives 1 and writes nothing when it %s', async (_, text, message) => {
    if (text !== null) project.file('nada.csv', text);
    const { code, out, err } = await run(['nada.csv']);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).toContain('No se escribió nada.');
    expect(out).toBe('');
    expect(project.catalogue()).toBe(old);
    expect(project.names()).toEqual(['catalogue.json']);
  });

  it('gives 1 with the reasons when no record is left', async () => {
    project.file('a.csv', csvOf([record({ tea: 0 })]));
    const { code, out } = await run(['a.csv']);
    expect(code).toBe(1);
    expect(out).toContain('TEA o CFT en cero o sin informar');
    expect(out).toContain('No queda ningún préstamo: no se escribió nada.');
    expect(project.catalogue()).toBe(old);
  });

  it('gives 1 for a folder', async () => {
    const { code, err } = await run(['schema']);
    expect(code).toBe(1);
    expect(err).toMatch(/es una carpeta/);
  });

  it('is told in JSON when asked for', async () => {
    const { code, out, err } = await run(['nada.csv', '--format=json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      result: 'refused',
      problem: expect.stringContaining('no existe'),
    });
    expect(err).toBe('');
  });
});

describe('a command that cannot work', () => {
  it.each([
    ['no file', [], /Falta el archivo/],
    ['two files', ['a', 'b'], /Sobra «.*b»/],
    ['an option that does not exist', ['a', '--force'], /No existe la opción --force/],
    ['another format', ['a', '--format=xml'], /--format dice «xml»/],
    ['a day that is none', ['a', '--stale-before=2026-02-30'], /--stale-before dice «2026-02-30»/],
  ])('gives 2 and how to call it for %s', async (_, args, message) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).toContain('Uso: npm run catalogue:import');
  });

  it('gives 2 when a schema is broken', async () => {
    writeFileSync(join(project.folder, 'schema/catalogue.schema.json'), '{');
    project.file('a.csv', csvOf([record()]));
    expect(await run(['a.csv'])).toMatchObject({ code: 2, out: '' });
    expect(project.catalogue()).toBe(old);
  });

  it('gives 0 and how to call it for --help', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('--stale-before=AAAA-MM-DD'),
    });
  });
});

it('takes a file relative to where the person stands, and tells the shell how it went', async () => {
  project.file('a.csv', csvOf([record()]));
  expect((await project.run('a.csv', '--dry-run')).code).toBe(0);
  expect((await project.run('nada.csv')).code).toBe(1);
  expect((await project.run('--nada')).code).toBe(2);
}, 60_000);
