import { describe, expect, test } from 'vitest';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { LenderTables } from '#domain/offers/prepare.ts';
import { namesData } from '#scripts/config/codegen/names.ts';
import { loadContent, wholeContent } from '#scripts/config/read/load.ts';
import { addLender, remainingSteps, readSettings } from '#scripts/lender/new-lender.ts';
import { questionsFor } from '#scripts/lender/interview.ts';
import { removeLender, renameLender } from '#scripts/lender/change-lender.ts';
import { type DiskWorkspace, openWorkspace } from '#scripts/lender/open-workspace.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { redirects } from '#scripts/build/site/text-files.ts';
import { type ContentRoot, contentRoot } from '../../../support/content-root.ts';
import { content, ROOT } from '../../../support/content.ts';

const NEEDED = [
  'name=Banco Nuevo',
  'founded=1990',
  'website=https://www.alerce.example',
  'legalNames=BANCO NUEVO S.A.',
  'bcraCodes=90001',
];

const TEXTS = [
  'headOffice=Salta',
  'directory.description=Banco de prueba.',
  'directory.highlights=Uno;Dos;Tres',
  'page.tagline=Simulá',
  'page.description=Préstamos',
  ...[0, 1, 2].flatMap((index) => [
    `page.benefits.${index}.title=Beneficio`,
    `page.benefits.${index}.text=Texto.`,
  ]),
];

const errorsOf = (root: string): string[] =>
  allProblems(loadContent(root))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);

/** A copy of the content, changed and written. */
function changed(change: (workspace: DiskWorkspace) => void, root = contentRoot()): ContentRoot {
  const workspace = openWorkspace(root.root);
  change(workspace);
  workspace.write();
  return root;
}

async function added(root: ContentRoot, settings: string[], hasPage = true) {
  const workspace = openWorkspace(root.root);
  const lender = { id: 'banco-nuevo', hasPage, today: '2026-11-20' };
  const missing = await addLender(workspace, lender, readSettings(settings));
  return { workspace, missing };
}

describe('a new lender', () => {
  test('is asked for what the schema asks', () => {
    const paths = questionsFor(openWorkspace(ROOT).schemas, true).map(({ path }) => path.join('.'));
    const asked = ['name', 'type', 'founded', 'legalNames', 'page.tagline', 'page.benefits.2.text'];
    expect(paths).toEqual(expect.arrayContaining(asked));
    expect(paths).not.toContain('id');
    const short = questionsFor(openWorkspace(ROOT).schemas, false);
    expect(short.some(({ path }) => path[0] === 'page')).toBe(false);
  });

  test('touches one file, of the right form, and its offers bear its name', async () => {
    const root = contentRoot();
    const { workspace, missing } = await added(root, [...NEEDED, ...TEXTS]);
    workspace.write();
    expect(missing).toEqual([]);
    expect([...workspace.changes().keys()]).toEqual(['config/lenders/banco-nuevo.json']);
    const { displayNames } = JSON.parse(namesData(wholeContent(root.root))) as LenderTables;
    expect(displayNames.names).toContainEqual({ legal: 'banco-nuevo-sa', shown: 'Banco Nuevo' });
  });

  test('says what nobody has written yet, and that its logo is missing', async () => {
    const root = contentRoot();
    const { workspace } = await added(root, NEEDED);
    workspace.write();
    expect(errorsOf(root.root).length).toBeGreaterThan(0);
    expect(errorsOf(root.root).every((one) => one.includes('"TODO"'))).toBe(true);
    expect(remainingSteps(workspace, 'banco-nuevo').join('\n')).toContain('/page/tagline: dice "TODO"');
    const warned = allProblems(loadContent(root.root)).filter(({ rule }) => rule === 'logo');
    expect(warned.map(({ severity, file }) => `${severity} ${file}`)).toEqual([
      'warning config/lenders/banco-nuevo.json',
    ]);
  });

  test('whose founding year is only wrong for the rules keeps its figures', async () => {
    const { workspace } = await added(contentRoot(), [...NEEDED, 'founded=2090']);
    expect(workspace.changes().get('config/lenders/banco-nuevo.json')).toContain('"figures"');
  });

  test('complete, passes the check', async () => {
    const root = contentRoot();
    const settings = [...NEEDED, ...TEXTS, 'provinces=salta;jujuy', 'color=#112233'];
    const { workspace } = await added(root, settings);
    workspace.write();
    expect(errorsOf(root.root)).toEqual([]);
    expect(JSON.parse(root.read('config/lenders/banco-nuevo.json'))).toMatchObject({
      provinces: ['salta', 'jujuy'],
      bcraCodes: [90001],
    });
  });

  test('says what it cannot invent', async () => {
    const { missing } = await added(contentRoot(), ['name=Banco Nuevo']);
    expect(missing).toEqual(['founded', 'website', 'legalNames', 'bcraCodes']);
  });

  const ours = new Set(content.lenders.flatMap(matchKeysOf));
  const foreign = content.catalogue.products.find(({ entity }) => !ours.has(matchKey(entity)));

  test('takes its codes from the catalogue, and no page when it has none', async () => {
    const settings = [...NEEDED.slice(0, 3), `legalNames=${foreign?.entity}`];
    const { workspace, missing } = await added(contentRoot(), settings, false);
    expect(missing).toEqual([]);
    expect(workspace.changes().get('config/lenders/banco-nuevo.json')).not.toContain('"page"');
  });

  test.each([
    ['a field that does not exist', 'pagina.bajada=x', 'no existe en schema/lender.schema.json'],
    ['a setting without a value', 'tagline', 'se esperaba campo=valor'],
    ['a year that is none', 'founded=mil', '--set founded: dice "mil"'],
    ['a province misspelt', 'provinces=saltta', 'quisiste decir «salta»'],
  ])('refuses %s', async (_, setting, words) => {
    await expect(added(contentRoot(), [...NEEDED, setting])).rejects.toThrow(words);
  });
});

describe('a lender renamed', () => {
  test('keeps its old address and its old key', () => {
    const { root } = changed((workspace) => renameLender(workspace, 'alerce', 'grupo-alerce'));
    const { content } = loadContent(root);
    const lender = content?.lenders.find(({ id }) => id === 'grupo-alerce');
    expect(lender).toMatchObject({ formerIds: ['alerce'], logo: 'grupo-alerce.svg' });
    expect(content && redirects(content)[0]?.[1]).toContain('/alerce /grupo-alerce 301');
    expect(content?.forcedOrder.lenders[0]).toBe('grupo-alerce');
    expect(content?.bankDetails.find(({ slug }) => slug === 'ente-alerce')?.lenderId).toBe('grupo-alerce');
    expect(errorsOf(root)).toEqual([]);
  });

  test('keeps its exceptions', () => {
    const root = contentRoot();
    const noted = (id: string) =>
      JSON.stringify([{ rule: 'claims', path: `config/lenders/${id}.json#`, reason: 'x' }]);
    root.write('config/exceptions.json', noted('alerce'));
    changed((workspace) => renameLender(workspace, 'alerce', 'aliso'), root);
    expect(JSON.parse(root.read('config/exceptions.json'))).toEqual(JSON.parse(noted('aliso')));
  });

  test('leaves its logo to another lender that shows it too', () => {
    const root = contentRoot();
    root.edit('config/lenders/tala.json', '"tala.svg"', '"alerce.svg"');
    root.remove('config/logos/tala.svg');
    changed((workspace) => renameLender(workspace, 'alerce', 'aliso'), root);
    expect(errorsOf(root.root)).toEqual([]);
  });

  test('back and forth does not pile up ids', () => {
    const root = changed((workspace) => renameLender(workspace, 'lapacho', 'lapacho-online'));
    changed((workspace) => renameLender(workspace, 'lapacho-online', 'lapacho'), root);
    expect(JSON.parse(root.read('config/lenders/lapacho.json'))).toMatchObject({
      formerIds: ['lapacho-online'],
    });
    expect(errorsOf(root.root)).toEqual([]);
  });

  test.each([
    ['nadie', 'otro', 'No existe'],
    ['alerce', 'ombu', 'Ya existe'],
  ])('%s to %s is refused', (from, to, words) => {
    const workspace = openWorkspace(contentRoot().root);
    expect(() => renameLender(workspace, from, to)).toThrow(words);
  });
});

describe('a lender removed', () => {
  test('leaves no trace', () => {
    const root = changed((workspace) => removeLender(workspace, 'arrayan'));
    expect(errorsOf(root.root)).toEqual([]);
    for (const file of ['config/site.json', 'config/directory.json', 'config/tables/forced-order.json']) {
      expect(root.read(file)).not.toContain('arrayan');
    }
    expect(() => root.read('config/logos/arrayan.svg')).toThrow('ENOENT');
  });

  test('that was just added leaves everything as it was', async () => {
    const root = contentRoot();
    const before = root.read('config/site.json');
    (await added(root, NEEDED)).workspace.write();
    changed((workspace) => {
      removeLender(workspace, 'banco-nuevo');
      expect([...workspace.changes().keys()]).toEqual(['config/lenders/banco-nuevo.json']);
    }, root);
    expect(root.read('config/site.json')).toBe(before);
  });

  test('that a sheet leads to is kept', () => {
    const workspace = openWorkspace(contentRoot().root);
    expect(() => removeLender(workspace, 'alerce')).toThrow('config/bank-details/ente-alerce.json');
  });
});
