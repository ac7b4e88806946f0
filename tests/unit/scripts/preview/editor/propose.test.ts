import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { bringUpToDate } from '#scripts/preview/editor/page/host/commit.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { mayWrite, proposalsOf, takeProposalBack } from '#scripts/preview/editor/page/host/proposals.ts';
import { addTo, leftOut, type Notes, propose } from '#scripts/preview/editor/page/host/propose.ts';
import { headOf, textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { codeHost } from '../../../../support/server/code-host/code-host.ts';
import { memoryNotes } from '../../../../support/server/code-host/memory-notes.ts';
import { FAULTS } from '../../../../support/server/code-host/faults.ts';

const FILES = {
  'config/home.json': '{ "title": "Uno" }\n',
  'config/lenders/una.json': '{ "id": "una" }\n',
  'config/logos/una.svg': '<svg/>\n',
};
/** Three files and a logo: changed, new, and two that go. */
const DRAFT: Draft = {
  'config/home.json': '{ "title": "Ñandú «dos»" }\n',
  'config/lenders/nueva.json': '{ "id": "nueva" }\n',
  'config/lenders/una.json': null,
  'config/logos/una.svg': null,
};
const AFTER = {
  'config/home.json': DRAFT['config/home.json'],
  'config/lenders/nueva.json': DRAFT['config/lenders/nueva.json'],
};
const WORDS = { title: 'Cambia el título', description: '- Portada: «Uno» → «Dos»' };
const TOKEN = 'a-token';

let server: ReturnType<typeof codeHost>;
let notes: Notes;
const hostOf = (token = TOKEN) => openHost({ address: server.address(), branch: 'main' }, token);

/** One press: reads where the published branch stands, and hands the draft in. */
async function press(draft = DRAFT, token = TOKEN) {
  const host = hostOf(token);
  return propose(host, draft, { published: FILES, at: await headOf(host), words: WORDS, notes });
}

const branches = (): string[] => [...server.refs.keys()].filter((name) => name !== 'main');

beforeEach(async () => {
  server = codeHost(FILES, {
    [TOKEN]: { login: 'ana', push: true },
    reader: { login: 'eva', push: false },
  });
  await server.start();
  notes = memoryNotes();
});

afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

describe('one press', () => {
  test('one press makes one commit of all files, a branch and a proposal with its title and description', async () => {
    const { number } = await press();
    expect(number).toBe(1);
    const [pull] = server.pulls;
    expect(pull).toMatchObject({ title: WORDS.title, body: WORDS.description, base: 'main', state: 'open' });
    expect(server.treeAt(pull?.head ?? '')).toEqual(AFTER);
    const commit = server.commits.get(server.refs.get(pull?.head ?? '') ?? '');
    expect(commit?.parents).toEqual([server.refs.get('main')]);
    expect(server.treeAt('main')).toEqual(FILES);
  });

  test('one press reads the texts as they are, and null for files that are not there', async () => {
    const host = hostOf();
    const sha = await headOf(host);
    server.publish({ 'config/home.json': 'otra\n' });
    expect(await textsAt(host, ['config/home.json', 'config/no.json'], sha)).toEqual({
      'config/home.json': FILES['config/home.json'],
      'config/no.json': null,
    });
  });

  test('one press leaves what a colleague publishes between reading and writing as it is', async () => {
    const host = hostOf();
    const at = await headOf(host);
    server.publish({ 'config/lenders/otra.json': '{}\n' });
    await propose(host, DRAFT, { published: FILES, at, words: WORDS, notes });
    expect(server.treeAt('main')['config/lenders/otra.json']).toBe('{}\n');
    const commit = server.commits.get(server.refs.get(server.pulls[0]?.head ?? '') ?? '');
    expect(commit?.parents).toEqual([at]);
  });

  test('one press never puts the token into an address', async () => {
    await press();
    expect(server.calls.join(' ')).not.toContain(TOKEN);
  });
});

const STEPS = ['GET /git/ref/{ref}', 'POST /git/refs', 'POST /graphql', 'POST /pulls'];
describe('a press whose step fails', () => {
  const cases = STEPS.flatMap((step) => FAULTS.map(([what, fault, words]) => ({ step, what, fault, words })));
  test.each(cases)(
    'a press whose step fails $step $what: says so, leaves the published branch alone, and the next press goes on',
    async ({ step, fault, words }) => {
      server.faults.set(step, fault);
      const error: unknown = await press().catch((thrown: unknown) => thrown);
      expect(hostFault(error).words).toMatch(words);
      expect(server.treeAt('main')).toEqual(FILES);
      expect(server.pulls.length).toBe(fault === 'cut-after' && step === 'POST /pulls' ? 1 : 0);
      server.faults.clear();
      const { number } = await press();
      expect(number).toBe(1);
      expect(server.pulls.map(({ head }) => head)).toEqual(branches());
      expect(server.treeAt(branches()[0] ?? '')).toEqual(AFTER);
    },
  );

  test.each(STEPS.slice(1))(
    'a press whose step fails %s cut off: other files in the next press leave no branch of the first',
    async (step) => {
      server.faults.set(step, 'cut-after');
      await press().catch(() => undefined);
      server.faults.clear();
      await press({ 'config/home.json': 'otra cosa\n' });
      const open = server.pulls.filter(({ state }) => state === 'open').map(({ head }) => head);
      expect(branches().filter((name) => !open.includes(name))).toEqual([]);
    },
  );
});

describe('who may', () => {
  test.each([
    ['write is let', TOKEN, true],
    ['only read is told before the press', 'reader', false],
  ])('who may %s', async (_, token, push) => expect(await mayWrite(hostOf(token))).toBe(push));

  test('nobody is told that the token is wrong, and that another is needed', async () => {
    const error: unknown = await mayWrite(hostOf('nobody')).catch((thrown: unknown) => thrown);
    expect(hostFault(error)).toEqual({ words: HOST_WORDS.tokenWrong, isTokenWrong: true });
  });
});

describe('my proposals', () => {
  const runs = (conclusion: string | null, status = 'completed') => [
    { id: 7, status, conclusion, annotations: [{ message: 'El año no llegó todavía.' }] },
  ];
  test.each([
    ['not checked yet', [], 'waiting', []],
    ['being checked', runs(null, 'in_progress'), 'waiting', []],
    ['in green', runs('success'), 'green', []],
    ['in red, with the sentences of the check', runs('failure'), 'red', ['El año no llegó todavía.']],
  ])('my proposals are told with their state: %s', async (_, checks, state, sentences) => {
    await press();
    server.runs.set(server.refs.get(branches()[0] ?? '') ?? '', checks);
    expect(await proposalsOf(hostOf())).toMatchObject([{ number: 1, title: WORDS.title, state, sentences }]);
  });

  test.each([
    ['published', { state: 'closed', merged_at: '2026-11-20T10:00:00Z' }],
    ['closed', { state: 'closed', merged_at: null }],
  ] as const)('my proposals are told when they are %s', async (state, change) => {
    await press();
    Object.assign(server.pulls[0] ?? {}, change);
    expect(await proposalsOf(hostOf())).toMatchObject([{ state, day: '2026-11-20' }]);
  });

  test('my proposals of somebody else are shown while they are open, with their texts and what reviewers wrote', async () => {
    await press();
    Object.assign(server.pulls[0] ?? {}, { by: 'otra' });
    server.reviews.set(1, [{ by: 'leo', body: 'Más corto.' }]);
    const reviews = [{ by: 'leo', words: 'Más corto.' }];
    expect(await proposalsOf(hostOf())).toMatchObject([{ by: 'otra', isMine: false, texts: DRAFT, reviews }]);
    Object.assign(server.pulls[0] ?? {}, { state: 'closed' });
    expect(await proposalsOf(hostOf())).toEqual([]);
  });

  test('my proposals are taken back with their branch', async () => {
    await press();
    const [one] = await proposalsOf(hostOf());
    if (one) await takeProposalBack(hostOf(), one, notes);
    expect([server.pulls[0]?.state, branches()]).toEqual(['closed', []]);
  });

  test('my proposals that are taken back with a branch that stays: the next press deletes it', async () => {
    await press();
    const [one] = await proposalsOf(hostOf());
    server.faults.set('DELETE /git/refs/{ref}', 'cut-before');
    const failed = one && takeProposalBack(hostOf(), one, notes);
    await expect(failed).rejects.toThrow(/fetch|other side/);
    server.faults.clear();
    await press({ 'config/home.json': 'otra cosa\n' });
    expect(branches()).toEqual([server.pulls[1]?.head]);
  });

  test.each([
    ['a version that holds it', 'now', 'live', '2026-11-25'],
    ['a version from before it', 'before', 'coming', '2026-11-20'],
    ['no version', 'unknown', 'published', '2026-11-20'],
  ])('my proposals that are published: the site shows %s', async (_, which, state, day) => {
    const before = server.refs.get('main') ?? '';
    await press();
    server.merge(1);
    const commit = which === 'now' ? (server.refs.get('main') ?? '') : before;
    const live = which === 'unknown' ? undefined : { commit, day: '2026-11-25' };
    expect(await proposalsOf(hostOf(), live)).toMatchObject([{ state, day }]);
  });

  const more = (draft: Draft) => ({
    draft,
    published: FILES,
    words: WORDS,
    notes,
    at: server.refs.get('main') ?? '',
  });
  const add = (branch: string, given: Parameters<typeof addTo>[2]) =>
    addTo(hostOf(), { number: 1, branch }, given);

  test('my proposals take one more commit of mine', async () => {
    await press();
    const [branch = ''] = branches();
    const before = server.refs.get(branch) ?? '';
    expect(await add(branch, more({ 'config/home.json': '{ "title": "Tres" }\n' }))).toBe(true);
    expect(server.treeAt(branch)).toEqual({ ...AFTER, 'config/home.json': '{ "title": "Tres" }\n' });
    expect(server.commits.get(server.refs.get(branch) ?? '')?.parents).toEqual([before]);
  });

  test('my proposals lose a file whose change I took back, and know which it is', async () => {
    await press();
    const [branch = ''] = branches();
    const draft = { 'config/home.json': DRAFT['config/home.json'] ?? null };
    const left = leftOut(notes, branch, draft);
    expect(left).toEqual(Object.keys(DRAFT).filter((file) => file !== 'config/home.json'));
    const restored = await textsAt(hostOf(), left, server.refs.get('main') ?? '');
    expect(await add(branch, { ...more(draft), restored })).toBe(true);
    expect(server.treeAt(branch)).toEqual({ ...FILES, ...draft });
    expect(leftOut(notes, branch, draft)).toEqual([]);
  });

  test.each([
    ['another place of the same file is kept', '{ "title": "mía", "intro": "de ella" }\n', true],
    ['the same place is not written over', '{ "title": "de ella" }\n', false],
    ['a place that they put back is not written over', '{ "title": "Uno" }\n', false],
  ])('my proposals that a reviewer has changed: %s', async (_, theirs, isAdded) => {
    const draft = { 'config/home.json': '{ "title": "mía" }\n' };
    await press(draft);
    const [branch = ''] = branches();
    server.publish({ 'config/home.json': theirs }, branch);
    const before = server.refs.get(branch);
    expect(await add(branch, more(draft))).toBe(isAdded);
    const there = JSON.parse(server.treeAt(branch)['config/home.json'] ?? '') as unknown;
    expect(there).toEqual(JSON.parse(theirs));
    expect(server.refs.get(branch) === before).toBe(!isAdded);
  });
});

test('the same texts are handed in again after a reviewer has changed and closed their proposal', async () => {
  await press();
  server.publish({ 'config/home.json': 'de ella\n' }, branches()[0]);
  Object.assign(server.pulls[0] ?? {}, { state: 'closed' });
  expect(await press()).toMatchObject({ number: 2 });
  expect(server.treeAt(server.pulls[1]?.head ?? '')).toEqual(AFTER);
});

describe('a proposal that cannot be merged with what was published meanwhile', () => {
  const HOME = 'config/home.json';
  const before = '{\n  "title": "Uno",\n  "intro": "Hola"\n}\n';
  const mine = before.replace('Uno', 'Dos');
  /** A proposal of mine, after somebody else has published `theirs`. */
  async function clashing(theirs: string): Promise<{ branch: string; head: string; at: string }> {
    server.publish({ [HOME]: before });
    await press({ [HOME]: mine, 'config/lenders/nueva.json': '{}\n' });
    server.publish({ [HOME]: theirs });
    expect(await proposalsOf(hostOf())).toMatchObject([{ state: 'clash' }]);
    const [branch = ''] = branches();
    return { branch, head: await headOf(hostOf(), branch), at: await headOf(hostOf()) };
  }
  const parentsOf = (branch: string) => server.commits.get(server.refs.get(branch) ?? '')?.parents;

  test('a proposal that cannot be merged with what was published meanwhile is brought up to date with both as parents where they changed different texts', async () => {
    const theirs = before.replace('Hola', 'Chau');
    const { branch, head, at } = await clashing(theirs);
    await bringUpToDate(hostOf(), branch, { head, published: at, whole: {}, words: WORDS });
    expect(parentsOf(branch)).toEqual([head, at]);
    expect(JSON.parse(server.treeAt(branch)[HOME] ?? '')).toEqual({ title: 'Dos', intro: 'Chau' });
    expect(server.treeAt(branch)['config/lenders/nueva.json']).toBe('{}\n');
    expect(await proposalsOf(hostOf())).toMatchObject([{ state: 'waiting' }]);
  });

  test('a proposal that cannot be merged with what was published meanwhile is left as it is where they changed one text, which is asked about', async () => {
    const theirs = before.replace('Uno', 'Tres');
    const { branch, head, at } = await clashing(theirs);
    const addition = { head, published: at, whole: {}, words: WORDS };
    const error: unknown = await bringUpToDate(hostOf(), branch, addition).catch((thrown: unknown) => thrown);
    const clash = { texts: { [HOME]: mine }, bases: { [HOME]: before }, theirs: { [HOME]: theirs } };
    expect(error).toMatchObject({ clash });
    expect(server.refs.get(branch)).toBe(head);
  });

  test('a proposal that cannot be merged with what was published meanwhile takes the text that was chosen as a merge, after which it can be published', async () => {
    const theirs = before.replace('Uno', 'Tres');
    const { branch, head, at } = await clashing(theirs);
    const chosen = { [HOME]: before.replace('Uno', 'Dos y tres') };
    const more = { draft: chosen, published: { ...FILES, [HOME]: theirs }, at, words: WORDS, notes };
    expect(await addTo(hostOf(), { number: 1, branch }, more)).toBe(true);
    expect(parentsOf(branch)).toEqual([head, at]);
    expect(server.treeAt(branch)).toMatchObject({ ...chosen, 'config/lenders/nueva.json': '{}\n' });
    expect(await proposalsOf(hostOf())).toMatchObject([{ state: 'waiting' }]);
  });
});
