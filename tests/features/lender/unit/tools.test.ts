import { expect, test } from 'vitest';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { namesData } from '#scripts/config/codegen/site-data.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { wholeContent } from '../../../support/content/whole-content.ts';
import { addLender, type NewLender, normalSlug, remainingSteps } from '#scripts/lender/new-lender.ts';
import { removeLender, renameLender } from '#scripts/lender/change-lender.ts';
import { openWorkspace, type Workspace } from '#scripts/lender/workspace.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { type ContentRoot, contentRoot } from '../../../support/content/content-root.ts';
import { content } from '../../../support/content/content.ts';

const NEW: NewLender = {
  id: 'banco-nuevo',
  name: 'Banco Nuevo',
  legalNames: ['BANCO NUEVO S.A.'],
  founded: 1990,
  website: 'https://www.alerce.example',
  hasPage: true,
};
const FILE = 'config/lenders/banco-nuevo.json';

/** Writes the texts that only an editor can write into a draft. */
function complete(draft: Record<string, unknown>): void {
  const benefit = { title: 'Beneficio', text: 'Texto.' };
  const page = { tagline: 'Simulá', description: 'Préstamos', benefits: [benefit, benefit, benefit] };
  Object.assign(draft, { headOffice: 'Salta', bcraCodes: [901], branches: ['salta', 'jujuy'] });
  draft['directory'] = { description: 'Banco de prueba.', highlights: ['Uno', 'Dos', 'Tres'] };
  draft['page'] = { ...(draft['page'] as object), ...page };
}

const errorsOf = (root: string): string[] =>
  allProblems(loadContent(root))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);

/** A copy of the content, changed and written. */
function changed(change: (workspace: Workspace) => void, root = contentRoot()): ContentRoot {
  const workspace = openWorkspace(root.root);
  change(workspace);
  workspace.write();
  return root;
}

function added(root: ContentRoot, change: Partial<NewLender> = {}): Workspace {
  const workspace = openWorkspace(root.root);
  addLender(workspace, workspace.schemas, { ...NEW, ...change }, '2026-11-20');
  return workspace;
}

test('[F81] [F83] a new lender is one file that passes the check without a logo, and its offers bear its name', () => {
  const root = contentRoot();
  const workspace = added(root);
  workspace.edit(FILE, complete);
  workspace.write();
  expect([...workspace.changes().keys()]).toEqual([FILE]);
  expect(errorsOf(root.root)).toEqual([]);
  const { displayNames } = JSON.parse(namesData(wholeContent(root.root))) as LenderTables;
  expect(displayNames.names).toContainEqual({ legal: 'banco-nuevo-sa', shown: 'Banco Nuevo' });
});

test('a new lender is refused by the check while something is missing, and what is missing is listed', () => {
  const root = contentRoot();
  const workspace = added(root, { founded: undefined, website: undefined });
  workspace.write();
  expect(errorsOf(root.root).length).toBeGreaterThan(0);
  const steps = remainingSteps(workspace, 'banco-nuevo').join('\n');
  const texts = ['/headOffice', '/page/tagline', '/page/benefits/2/text', '/directory/description'];
  for (const place of [...texts, '/founded', '/website']) expect(steps).toContain(place);
});

test('[F80] a new lender whose founding year is only wrong for the rules keeps its figures', () => {
  expect(added(contentRoot(), { founded: 2090 }).changes().get(FILE)).toContain('año de fundación');
});

test('a new lender without a founding year has no figure made from it', () => {
  const text = added(contentRoot(), { founded: undefined }).changes().get(FILE);
  expect(text).toContain('"page"');
  expect(text).not.toContain('año de fundación');
});

const ours = new Set(content.lenders.flatMap(matchKeysOf));
const foreign = content.catalogue.products.find(({ entity }) => !ours.has(matchKey(entity)));

test('a new lender takes its codes from the catalogue, and has no page when it is to have none', () => {
  const workspace = added(contentRoot(), { legalNames: [String(foreign?.entity)], hasPage: false });
  const data = JSON.parse(String(workspace.changes().get(FILE))) as Record<string, unknown>;
  expect(data['bcraCodes']).toEqual([foreign?.code]);
  expect(data).not.toHaveProperty('page');
});

test('a lender renamed keeps its old address and its old key', () => {
  const { root } = changed((workspace) => renameLender(workspace, 'alerce', 'grupo-alerce'));
  const { content } = loadContent(root);
  const lender = content?.lenders.find(({ id }) => id === 'grupo-alerce');
  expect(lender).toMatchObject({
    formerIds: ['alerce'],
    storageKey: 'loan-form-data-alerce',
  });
  expect(content && redirects(content)[1]).toContain('/alerce /grupo-alerce 301');
  expect(content?.forcedOrder.lenders[0]).toBe('grupo-alerce');
  expect(content?.bankDetails.find(({ slug }) => slug === 'ente-alerce')?.lenderId).toBe('grupo-alerce');
  expect(errorsOf(root)).toEqual([]);
});

test('a renamed lender keeps its exceptions', () => {
  const root = contentRoot();
  const noted = (id: string) =>
    JSON.stringify({ exceptions: [{ rule: 'claims', path: `config/lenders/${id}.json#`, reason: 'x' }] });
  root.write('config/exceptions.json', noted('alerce'));
  changed((workspace) => renameLender(workspace, 'alerce', 'aliso'), root);
  expect(JSON.parse(root.read('config/exceptions.json'))).toMatchObject(JSON.parse(noted('aliso')));
});

test('a lender renamed twice keeps the key under which its drafts were first stored', () => {
  const root = changed((workspace) => renameLender(workspace, 'alerce', 'aliso'));
  changed((workspace) => renameLender(workspace, 'aliso', 'nogal'), root);
  expect(JSON.parse(root.read('config/lenders/nogal.json'))).toMatchObject({
    formerIds: ['alerce', 'aliso'],
    storageKey: 'loan-form-data-alerce',
  });
});

test('a lender renamed back and forth piles up no ids', () => {
  const root = changed((workspace) => renameLender(workspace, 'lapacho', 'lapacho-online'));
  changed((workspace) => renameLender(workspace, 'lapacho-online', 'lapacho'), root);
  const lender = JSON.parse(root.read('config/lenders/lapacho.json')) as object;
  expect(lender).toMatchObject({ formerIds: ['lapacho-online'] });
  expect(lender).not.toHaveProperty('storageKey');
  expect(errorsOf(root.root)).toEqual([]);
});

test.each([
  ['nadie', 'otro', 'No existe'],
  ['alerce', 'ombu', 'Ya existe'],
])('a lender renamed %s to %s is refused', (from, to, words) => {
  const workspace = openWorkspace(contentRoot().root);
  expect(() => renameLender(workspace, from, to)).toThrow(words);
});

test('a removed lender leaves no trace', () => {
  const root = changed((workspace) => removeLender(workspace, 'arrayan'));
  expect(errorsOf(root.root)).toEqual([]);
  for (const file of ['config/directory.json', 'config/tables/forced-order.json'])
    expect(root.read(file)).not.toContain('arrayan');
  expect(() => root.read('config/logos/arrayan.svg')).toThrow('ENOENT');
});

test('a lender removed that a bank page leads to is kept', () => {
  const workspace = openWorkspace(contentRoot().root);
  expect(() => removeLender(workspace, 'alerce')).toThrow('config/bank-details/ente-alerce.json');
});

test.each([
  ['Banco Único', 'banco-unico'],
  ['-a--b-', 'a-b'],
  ['¿?', '¿?'],
])('the slug of %j is %j', (text, slug) => expect(normalSlug(text)).toBe(slug));
