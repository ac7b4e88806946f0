import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { inFork } from '#scripts/preview/editor/page/host/fork.ts';
import { proposalsOf, takeProposalBack } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { addTo, type Notes, propose, publishedHead } from '#scripts/preview/editor/page/host/propose.ts';
import { codeHost } from '../../../../support/server/code-host/code-host.ts';
import { memoryNotes } from '../../../../support/server/code-host/memory-notes.ts';

const FILES = { 'config/home.json': '{ "title": "Uno" }\n' };
const DRAFT: Draft = { 'config/home.json': '{ "title": "Dos" }\n', 'config/lenders/nueva.json': '{}\n' };
const WORDS = { title: 'Cambia el título', description: '- Portada: «Uno» → «Dos»' };

let server: ReturnType<typeof codeHost>;
let notes: Notes;
beforeEach(async () => {
  const mayFork = { login: 'eva', push: false, fork: true };
  server = codeHost(FILES, { reader: mayFork, poor: { login: 'leo', push: false } });
  await server.start();
  notes = memoryNotes();
});
afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

const hostOf = (token: string) => openHost({ address: server.address(), branch: 'main' }, token);
const forkOf = (token = 'reader') => inFork(hostOf(token), 1);

test('somebody without the right to write makes branch, commit and proposal', async () => {
  server.slowness.forks = 3;
  const host = await forkOf();
  const { number } = await propose(host, DRAFT, WORDS, { head: await publishedHead(host), notes });
  const [pull] = server.pulls;
  expect([number, pull?.owner, pull?.by, server.refs.size]).toEqual([1, 'eva', 'eva', 1]);
  expect(server.treeAt(pull?.head ?? '', 'eva')).toEqual(DRAFT);
  expect(server.treeAt('main')).toEqual(FILES);
});

test('one more commit goes into the same proposal, which is taken back with its branch', async () => {
  const host = await forkOf();
  await propose(host, DRAFT, WORDS, { head: await publishedHead(host), notes });
  const [one] = await proposalsOf(hostOf('reader'));
  if (!one) throw new Error('There is no proposal.');
  const draft = { 'config/home.json': '{ "title": "Tres" }\n' };
  await addTo({ ...hostOf('reader'), home: one.home }, one.branch, {
    draft,
    published: FILES,
    words: WORDS,
    notes,
  });
  expect(server.treeAt(one.branch, 'eva')['config/home.json']).toBe(draft['config/home.json']);
  await takeProposalBack(hostOf('reader'), one, notes);
  expect([server.pulls[0]?.state, server.forks.get('eva')?.size]).toEqual(['closed', 1]);
});

test.each([
  ['asks for another token when this one may make none', 'poor', /«public_repo»/],
  ['says so while the fork is still being made', 'reader', /todavía se está haciendo/],
])('%s', async (_, token, words) => {
  server.slowness.forks = 100;
  const error: unknown = await forkOf(token).catch((thrown: unknown) => thrown);
  expect(hostFault(error, true).words).toMatch(words);
});
