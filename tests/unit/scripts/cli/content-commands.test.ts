import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataSlots } from '#generated/data-slots.ts';
import { SCRIPT_PARTS } from '#generated/kinds.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { command as check } from '#scripts/cli/check.ts';
import { command as codegen } from '#scripts/cli/codegen.ts';
import { type Command, PROJECT } from '#scripts/cli/command.ts';
import { SCHEMA_FILES } from '#scripts/config/codegen/from-schemas.ts';
import { kindFiles } from '#scripts/config/codegen/kinds.ts';
import { command as fix } from '#scripts/cli/fix.ts';
import { contentFolder, contentOutput, shownFile } from '#scripts/config/read/folder.ts';
import { commandArgs } from '../../../support/server/commands.ts';
import { type ContentRoot, contentRoot } from '../../../support/content/content-root.ts';

async function run(command: Command, ...parameters: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const status = await command.run(parameters, {
    log: (text) => void lines.push(text),
    error: (text) => void errors.push(text),
  });
  return { status, stdout: lines.join('\n'), stderr: errors.join('\n') };
}

function broken(): ContentRoot {
  const root = contentRoot();
  root.edit('config/lenders/alerce.json', '"type": "banco"', '"type": "bank"');
  root.edit('config/site.json', '"timeoutSeconds": 45', '"timeoutSeconds": "45"');
  root.edit('config/tables/forced-order.json', '"timbo"', '"timbu"');
  return root;
}

const shown = (file: string): string => shownFile(`config/${file}`);

describe('check', () => {
  test('passes the real content, and says what it looked at', async () => {
    const { status, stdout } = await run(check);
    expect(stdout).toMatch(/Todo en orden.* Revisamos \d+ archivos, \d+ bancos, \d+ reglas en \d/);
    expect(status).toBe(0);
  });

  test('tells every problem of every file at once', async () => {
    const { status, stdout } = await run(check, '--root', broken().root);
    expect(status).toBe(1);
    expect(stdout).toContain(`${shown('lenders/alerce.json')}:5:11  error  /type: dice "bank"`);
    expect(stdout).toMatch(/site\.json:\d+:23  error  \/provider\/timeoutSeconds/);
    expect(stdout).toMatch(/forced-order\.json:3:\d+  error  \/lenders\/2: dice "timbu"/);
    expect(stdout).toMatch(/3 errores/);
  });

  test('[F72] a needless exception stops nobody', async () => {
    const root = contentRoot();
    const needless = { rule: 'claims', path: 'config/site.json#/name', reason: 'x' };
    root.edit('config/exceptions.json', '[]', JSON.stringify([needless]));
    const { status, stdout } = await run(check, '--root', root.root);
    expect([status, stdout]).toEqual([0, expect.stringContaining('no tapa ningún problema')]);
  });

  test('follows no link to a folder, nor one that leads to itself', async () => {
    const { root } = contentRoot();
    symlinkSync('.', join(contentFolder(root), 'lenders/loop'));
    symlinkSync('self', join(contentFolder(root), 'lenders/self'));
    const { status, stdout } = await run(check, '--root', root);
    for (const name of ['loop', 'self'])
      expect(stdout).toContain(`${shown(`lenders/${name}`)}:1:1  error  no es un archivo que se pueda leer`);
    expect(stdout).toContain('2 errores');
    expect(status).toBe(1);
  });

  test.each([
    [
      'a schema is broken',
      (root: ContentRoot) => root.write('schema/site.schema.json', '{'),
      [],
      'error de la herramienta',
    ],
    ['it is asked for what it cannot do', () => {}, ['--format=xml'], '--format=xml: se esperaba text'],
  ])('exits with 2 when %s', async (_, change, parameters, message) => {
    const root = contentRoot();
    change(root);
    const { status, stderr } = await run(check, '--root', root.root, ...parameters);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

/** What comes from the schemas alone, whatever the content holds. */
const REGISTRY = [...kindFiles(PROJECT), ...SCHEMA_FILES];

describe('codegen', { timeout: 60_000 }, () => {
  test('writes what changed and only that', async () => {
    const { root, edit } = contentRoot();
    const parts = SCRIPT_PARTS.map((part) => `${part}.json`);
    const slots = dataSlots.flatMap(Object.keys).map((name) => `${name}.json`);
    const data = [...slots, 'market.json', 'names.json', ...parts].map(
      (name) => `${contentOutput()}/${name}`,
    );
    const files = [...data, ...REGISTRY].map((file) => `src/generated/${file}`);
    const written = (await run(codegen, '--root', root)).stdout.trim().split('\n');
    expect(written.toSorted()).toEqual(files.toSorted());
    expect((await run(codegen, '--root', root)).stdout).toBe('');
    edit('config/tables/display-names.json', '"Aban Digital"', '"Aban"');
    expect((await run(codegen, '--root', root)).stdout.trim()).toBe(
      `src/generated/${contentOutput()}/names.json`,
    );
  });

  test('removes what an older version generated, which would no longer compile', async () => {
    const { root } = contentRoot();
    await run(codegen, '--root', root);
    const older = ['older.ts', `${contentOutput()}/words.json`].map((file) =>
      join(root, 'src/generated', file),
    );
    for (const file of older) writeFileSync(file, '');
    await run(codegen, '--root', root);
    expect(older.filter(existsSync)).toEqual([]);
    expect(existsSync(join(root, 'src/generated/kinds.ts'))).toBe(true);
  });

  test('stops at broken content, with file, line and column, and writes the types of the schemas alone', async () => {
    const { root } = broken();
    const { status, stderr } = await run(codegen, '--root', root);
    expect(status).toBe(1);
    expect(stderr).toContain(`${shown('lenders/alerce.json')}:5:11`);
    expect(readdirSync(join(root, 'src/generated')).toSorted()).toEqual(REGISTRY.toSorted());
  });
});

describe('fix', { timeout: 60_000 }, () => {
  test('puts files in one form, once', async () => {
    const { root, edit, read } = contentRoot();
    const file = 'config/lenders/alerce.json';
    edit(file, '  "name": "Banco Alerce",\n', '');
    edit(file, '"founded": 1905', '"founded": 1905,\n  "name": "Banco Alerce"');
    const first = await run(fix, '--root', root);
    expect(first.status).toBe(0);
    expect(first.stdout).toBe(`${file}\nArreglamos 1 archivo.`);
    expect(read(file)).toMatch(/"id": "alerce",\n {2}"name": "Banco Alerce",\n {2}"type"/);
    expect((await run(fix, '--root', root)).stdout.trim()).toBe('Nada que arreglar.');
  });

  test('puts files in one form in a folder outside of the project too', async () => {
    const { root } = contentRoot();
    const outside = mkdtempSync(join(tmpdir(), 'brand-'));
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    cpSync(contentFolder(root), outside, { recursive: true });
    const file = join(outside, 'contact.json');
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
    // As its own process, which reads where its content is before anything else.
    const env = { ...process.env, CONFIG: outside };
    const parameters = commandArgs('fix', '--root', root);
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: PROJECT,
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('config/contact.json\n');
    expect(readFileSync(file, 'utf8')).toContain('{\n  "$schema": "../schema/contact.schema.json",\n');
  });

  test('does not touch a file it cannot make valid', async () => {
    const { root, edit, read } = broken();
    const file = 'config/lenders/alerce.json';
    edit(file, '  "founded"', '    "founded"');
    const before = read(file);
    const { status, stderr } = await run(fix, '--root', root);
    expect(status).toBe(1);
    expect(stderr).toContain(`${file}: no se tocó`);
    expect(read(file)).toBe(before);
  });
});
