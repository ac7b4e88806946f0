import { describe, expect, test } from 'vitest';
import { loadContent } from '#scripts/config/read/load.ts';
import { fallbacks } from '#scripts/lender/interview.ts';
import { addLender, leftToDo, readSettings } from '#scripts/lender/new-lender.ts';
import { questionsFor } from '#scripts/lender/questions.ts';
import { removeLender } from '#scripts/lender/remove-lender.ts';
import { renameLender } from '#scripts/lender/rename-lender.ts';
import { openWorkspace } from '#scripts/lender/workspace.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { type ContentRoot, contentRoot } from '../../../support/content-root.ts';
import { ROOT } from '../../../support/content.ts';

const NEEDED = [
  'name=Banco Nuevo',
  'founded=1990',
  'website=https://www.galicia.ar',
  'legalNames=BANCO NUEVO S.A.',
  'bcraCodes=90001',
];

const errorsOf = (root: string): string[] =>
  allProblems(loadContent(root))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);

async function added(root: ContentRoot, settings: string[], hasPage = true) {
  const workspace = openWorkspace(root.root);
  const silent = fallbacks();
  const lender = { id: 'banco-nuevo', hasPage, today: '2026-11-20' };
  await addLender(workspace, lender, readSettings(settings), silent.answer);
  return { workspace, missing: silent.missing };
}

describe('a new lender', () => {
  test('is asked for what the schema asks', () => {
    const paths = questionsFor(openWorkspace(ROOT).schemas, true).map(({ path }) => path.join('.'));
    expect(paths).toEqual(
      expect.arrayContaining([
        'name',
        'type',
        'founded',
        'legalNames',
        'page.tagline',
        'page.benefits.2.text',
      ]),
    );
    expect(paths).not.toContain('id');
    expect(questionsFor(openWorkspace(ROOT).schemas, false).some(({ path }) => path[0] === 'page')).toBe(
      false,
    );
  });

  test('touches two files, both of the right form', async () => {
    const root = contentRoot();
    const { workspace, missing } = await added(root, NEEDED);
    workspace.write();
    expect(missing).toEqual([]);
    expect([...workspace.changes().keys()]).toEqual([
      'config/lenders/banco-nuevo.json',
      'config/logos/banco-nuevo.svg',
    ]);
    expect(svgFault(root.read('config/logos/banco-nuevo.svg'))).toBeUndefined();
    // Only the texts that nobody has written yet stand between it and the site.
    expect(errorsOf(root.root).every((one) => one.includes('"TODO"'))).toBe(true);
    expect(leftToDo(workspace, 'banco-nuevo').join('\n')).toContain('/page/tagline: dice "TODO"');
  });

  test('complete, passes the check', async () => {
    const root = contentRoot();
    const texts = [
      'headOffice=Salta',
      'directory.description=Banco de prueba.',
      'directory.highlights=Uno;Dos;Tres',
      'page.tagline=Simulá',
      'page.description=Préstamos',
    ];
    const benefits = [0, 1, 2].flatMap((index) => [
      `page.benefits.${index}.title=Beneficio`,
      `page.benefits.${index}.text=Texto.`,
    ]);
    const { workspace } = await added(root, [
      ...NEEDED,
      ...texts,
      ...benefits,
      'provinces=salta;jujuy',
      'color=#112233',
    ]);
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

  test('takes its codes from the catalogue, and no page when it has none', async () => {
    const settings = [
      'name=Otro',
      'founded=1990',
      'website=https://www.galicia.ar',
      'legalNames=BANCO COMAFI SOCIEDAD ANONIMA',
    ];
    const { workspace, missing } = await added(contentRoot(), settings, false);
    expect(missing).toEqual([]);
    expect(workspace.changes().get('config/lenders/banco-nuevo.json')).not.toContain('"page"');
  });

  test.each([
    ['an id that is taken', 'galicia', [], 'Ya existe'],
    [
      'a field that does not exist',
      'banco-nuevo',
      ['pagina.bajada=x'],
      'no existe en schema/lender.schema.json',
    ],
    ['a setting without a value', 'banco-nuevo', ['tagline'], 'se esperaba campo=valor'],
  ])('refuses %s', async (_, id, settings, words) => {
    const workspace = openWorkspace(contentRoot().root);
    const add = async () =>
      addLender(
        workspace,
        { id, hasPage: true, today: '2026-11-20' },
        readSettings([...NEEDED, ...settings]),
        fallbacks().answer,
      );
    await expect(add()).rejects.toThrow(words);
  });
});

describe('a lender renamed', () => {
  test('keeps its old address and its old key', async () => {
    const root = contentRoot();
    const workspace = openWorkspace(root.root);
    await renameLender(workspace, 'galicia', 'grupo-galicia');
    workspace.write();
    const { content } = loadContent(root.root);
    const lender = content?.lenders.find(({ id }) => id === 'grupo-galicia');
    expect(lender).toMatchObject({ formerIds: ['galicia'], logo: 'grupo-galicia.svg' });
    expect(content && redirects(content)[0]?.[1]).toContain('/galicia /grupo-galicia 301');
    expect(content?.forcedOrder.lenders[0]).toBe('grupo-galicia');
    expect(content?.bankDetails.find(({ slug }) => slug === 'banco-galicia')?.lenderId).toBe('grupo-galicia');
    expect(errorsOf(root.root)).toEqual([]);
  });

  test('keeps its exceptions', async () => {
    const root = contentRoot();
    const workspace = openWorkspace(root.root);
    await renameLender(workspace, 'cordoba', 'bancor');
    workspace.write();
    expect(errorsOf(root.root)).toEqual([]);
  });

  test('back and forth does not pile up ids', async () => {
    const root = contentRoot();
    for (const [from, to] of [
      ['moni', 'moni-online'],
      ['moni-online', 'moni'],
    ] as const) {
      const workspace = openWorkspace(root.root);
      await renameLender(workspace, from, to);
      workspace.write();
    }
    expect(JSON.parse(root.read('config/lenders/moni.json'))).toMatchObject({ formerIds: ['moni-online'] });
    expect(errorsOf(root.root)).toEqual([]);
  });

  test.each([
    ['nadie', 'otro', 'No existe'],
    ['galicia', 'bbva', 'Ya existe'],
  ])('%s to %s is refused', async (from, to, words) => {
    await expect(renameLender(openWorkspace(contentRoot().root), from, to)).rejects.toThrow(words);
  });
});

describe('a lender removed', () => {
  test('leaves no trace', async () => {
    const root = contentRoot();
    const workspace = openWorkspace(root.root);
    await removeLender(workspace, 'supervielle');
    workspace.write();
    expect(errorsOf(root.root)).toEqual([]);
    for (const file of [
      'config/site.json',
      'config/directory.json',
      'config/tables/forced-order.json',
      'config/exceptions.json',
    ]) {
      expect(root.read(file)).not.toContain('supervielle');
    }
    expect(() => root.read('config/logos/supervielle.svg')).toThrow('ENOENT');
  });

  test('that was just added leaves everything as it was', async () => {
    const root = contentRoot();
    const before = root.read('config/site.json');
    const { workspace } = await added(root, NEEDED);
    workspace.write();
    const again = openWorkspace(root.root);
    await removeLender(again, 'banco-nuevo');
    again.write();
    expect([...again.changes().keys()].toSorted()).toEqual([
      'config/lenders/banco-nuevo.json',
      'config/logos/banco-nuevo.svg',
    ]);
    expect(root.read('config/site.json')).toBe(before);
  });

  test('that a sheet leads to is kept', async () => {
    await expect(removeLender(openWorkspace(contentRoot().root), 'galicia')).rejects.toThrow(
      'config/bank-details/banco-galicia.json',
    );
  });
});
