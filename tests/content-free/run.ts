import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInBuenosAires } from '#domain/format.ts';
import type { Catalogue } from '#generated/types.ts';
import { recordFigures } from '../support/run/figures.ts';
import { importCatalogue } from '#scripts/cli/import-catalogue.ts';
import { addLender } from '#scripts/config/lender/new-lender.ts';
import { removeLender } from '#scripts/config/lender/change-lender.ts';
import { openWorkspace } from '#scripts/config/lender/open-workspace.ts';
import { lenderFile } from '#scripts/config/lender/workspace.ts';
import { copyProject } from '../support/content/edited-copy.ts';
import { csvOf, inWindows1252, recordOf } from '../support/content/official-records.ts';
import { editEverything } from './edits.ts';

/*
 * The proof that content is free: a copy of the project whose content has everything changed that an editor may change
 * passes the check, and no test turns red. Parameters go to vitest, as `--project unit`; without any, the figures are
 * written.
 */

const PROJECT = join(import.meta.dirname, '../..');
const LEAST = 86;
const PROJECTS = ['unit', 'content', 'browser'].flatMap((name) => ['--project', name]);
/** The pages of the changed content in a browser. */
const SCREENS = ['--project', 'e2e', 'tests/e2e/accessibility.test.ts', 'tests/e2e/screens/narrow.test.ts'];
const TODAY = dayInBuenosAires(Date.now());

/** The texts that an editor adds to a new lender's draft. */
function completeLender(draft: Record<string, unknown>, code: number): void {
  const page = draft['page'] as object;
  const benefit = { title: 'Ventaja', text: 'Con su texto.' };
  const texts = { tagline: 'Pedí lo que necesitás', benefits: [benefit, benefit, benefit] };
  const description =
    'Un préstamo de prueba, con su costo total a la vista antes de decidir y sin compromiso.';
  Object.assign(draft, { bcraCodes: [code], headOffice: 'Salta', color: '#112233' });
  delete draft['colorProvisional'];
  draft['directory'] = { description: 'Banco de prueba.', highlights: ['Uno', 'Dos', 'Tres'] };
  draft['page'] = { ...page, ...texts, description };
}

/** Codes of entities of the central bank's list that declare nothing and are no lender of ours. */
function freeCodes(workspace: ReturnType<typeof openWorkspace>): number[] {
  const { entities, lenders, catalogue } = workspace.loaded().parts;
  const taken = new Set([
    ...lenders.flatMap(({ bcraCodes }) => bcraCodes),
    ...(catalogue?.products ?? []).map(({ code }) => code),
  ]);
  return (entities?.entities ?? []).flatMap(({ codes }) => codes).filter((code) => !taken.has(code));
}

/** Removes every lender that may go, up to three, and adds two as the guide says. */
async function changeLenders(root: string): Promise<{ removed: number; added: number }> {
  let removed = 0;
  for (const { id } of openWorkspace(root).loaded().parts.lenders) {
    const workspace = openWorkspace(root);
    const { parts } = workspace.loaded();
    if (parts.bankDetails.some(({ lenderId }) => lenderId === id)) continue;
    removeLender(workspace, id);
    workspace.write();
    removed += 1;
    if (removed === 3) break;
  }
  for (const name of ['Banco Agregado', 'Banco Sumado']) {
    const workspace = openWorkspace(root);
    const id = name.toLowerCase().replace(' ', '-');
    const website = 'https://www.banco-agregado.com.ar';
    const legalNames = [`${name.toUpperCase()} S.A.`];
    const lender = { id, name, legalNames, founded: 1990, website, hasPage: true };
    addLender(workspace, workspace.schemas, lender, TODAY);
    workspace.edit(lenderFile(id), (draft) => completeLender(draft, freeCodes(workspace)[0] ?? 0));
    workspace.write();
  }
  return { removed, added: 2 };
}

/** Imports the record that the catalogue came from, with every rate a little higher. */
async function importRecord(root: string): Promise<number> {
  const { products } = JSON.parse(readFileSync(join(root, 'config/catalogue.json'), 'utf8')) as Catalogue;
  const records = products.map((product) => ({
    ...recordOf(product as Parameters<typeof recordOf>[0]),
    tea: product.tea + 1,
    cftea: product.cftea + 2,
  }));
  const file = join(root, 'PERSONALES.CSV');
  writeFileSync(file, inWindows1252(csvOf(records)));
  const lines: string[] = [];
  const output = {
    log: (text: string) => void lines.push(text),
    error: (text: string) => void lines.push(text),
  };
  const code = await importCatalogue.run([file, '--accept', '--root', root], output);
  if (code !== 0) throw new Error(lines.join('\n'));
  return products.length;
}

/** Runs tests under `root`; gives how it ended and its last line, which counts them. */
async function runTests(
  root: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<[code: number, last: string]> {
  const child = spawn('npx', ['vitest', 'run', ...parameters], {
    cwd: root,
    env: { ...process.env, ...more },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let tail = '';
  for await (const chunk of child.stdout) {
    process.stdout.write(chunk as Buffer);
    tail = `${tail}${String(chunk)}`.slice(-500);
  }
  const [code] = await ended;
  return [code ?? 2, tail.trim().split('\n').at(-1) ?? ''];
}

/** Changes the content under `root`; says how much of it, in sentences. */
async function changeContent(root: string): Promise<string[]> {
  const lenders = await changeLenders(root);
  const products = await importRecord(root);
  const { done, refused } = editEverything(root);
  const counts = { ...done, 'lenders removed': lenders.removed, 'lenders added': lenders.added };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total < LEAST) throw new Error(`Only ${total} edits, not the ${LEAST} that there were.`);
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return [
    `${total} edits: ${kinds.join(', ')}.`,
    `${products} products imported; ${refused} proposals that the check refuses were taken back.`,
  ];
}

const given = process.argv.slice(2);
const root = copyProject(PROJECT, 'content-free-');
try {
  const sentences = await changeContent(root);
  console.log(sentences.join('\n'));
  const check = spawnSync('npm', ['run', '-s', 'check'], { cwd: root, encoding: 'utf8' });
  console.log(check.stdout.trim().split('\n').at(-1));
  if (check.status !== 0) throw new Error('The check refuses the content.');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/cli/loans.ts', 'codegen'], {
    cwd: root,
    stdio: 'inherit',
  });
  const began = Date.now();
  const [code, last] = await runTests(root, given.length > 0 ? given : PROJECTS);
  const isWhole = given.length === 0;
  const [screensCode, screensLast] = isWhole
    ? await runTests(root, SCREENS, { E2E_CONFIG: 'config', E2E: 'all' })
    : [0, ''];
  process.exitCode = code || screensCode;
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  if (process.exitCode === 0 && isWhole)
    recordFigures(
      'tests/content-free',
      [
        ...sentences,
        `Afterwards: ${last}; of its pages in a browser ${screensLast}; in ${minutes} minutes.`,
      ].join('\n'),
    );
} finally {
  rmSync(root, { recursive: true, force: true });
}
