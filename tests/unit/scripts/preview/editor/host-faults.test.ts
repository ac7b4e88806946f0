import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { inFork } from '#scripts/preview/editor/page/host/fork.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { proposalsOf, rightsOf, takeProposalBack } from '#scripts/preview/editor/page/host/my-proposals.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import {
  addTo,
  type Notes,
  propose,
  publishedHead,
  textsAt,
} from '#scripts/preview/editor/page/host/propose.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { codeHost } from '../../../../support/server/code-host/code-host.ts';
import { memoryNotes } from '../../../../support/server/code-host/memory-notes.ts';
import { FAULTS } from '../../../../support/server/code-host/faults.ts';

const HOME = 'config/home.json';
const CONTACT = 'config/contact.json';
const FILES = { [HOME]: '{ "title": "Uno" }\n', [CONTACT]: '{ "title": "Hola" }\n' };
const DRAFT: Draft = { [HOME]: '{ "title": "Dos" }\n' };
const MORE: Draft = { [HOME]: '{ "title": "Tres" }\n', [CONTACT]: '{ "title": "Hablemos" }\n' };
const WORDS = { title: 'Cambia el título', description: '- Portada: «Uno» → «Dos»' };

let server: ReturnType<typeof codeHost>;
let notes: Notes;
beforeEach(async () => {
  server = codeHost(FILES, {
    ana: { login: 'ana', push: true },
    eva: { login: 'eva', push: false, fork: true },
  });
  await server.start();
  notes = memoryNotes();
});
afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

const hostOf = (token = 'ana') => openHost({ address: server.address(), branch: 'main' }, token);
const failed = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Hands the draft in, and returns the branch of its proposal. */
async function proposed(token = 'ana'): Promise<string> {
  const host = token === 'ana' ? hostOf() : await inFork(hostOf(token), 1);
  await propose(host, DRAFT, WORDS, { head: await publishedHead(host), notes });
  return server.pulls[0]?.head ?? '';
}

const more = (branch: string): Promise<boolean> =>
  addTo(hostOf(), branch, { draft: MORE, published: FILES, words: WORDS, notes });

const casesOf = (steps: readonly string[]) =>
  steps.flatMap((step) => FAULTS.map(([what, fault, words]) => ({ step, what, fault, words })));

describe('one more commit whose step fails', () => {
  const STEPS = [
    'GET /git/ref/{ref}',
    'GET /git/commits/{commit_sha}',
    'POST /git/trees',
    'POST /git/commits',
    'PATCH /git/refs/{ref}',
  ];
  test.each(casesOf(STEPS))(
    '$step $what: says so, leaves the proposal whole, and the next press goes on',
    async ({ step, fault, words }) => {
      const branch = await proposed();
      const before = server.treeAt(branch);
      server.faults.set(step, fault);
      expect(hostFault(await failed(more(branch))).words).toMatch(words);
      const isDone = fault === 'cut-after' && step.startsWith('PATCH');
      expect(server.treeAt(branch)).toEqual(isDone ? { ...before, ...MORE } : before);
      server.faults.clear();
      expect(await more(branch)).toBe(true);
      expect(server.treeAt(branch)).toEqual({ ...FILES, ...MORE });
      expect([server.pulls.length, server.refs.size, server.treeAt('main')]).toEqual([1, 2, FILES]);
    },
  );

  test('for a reviewer who is quicker: nothing of theirs is written over, and the next press joins it', async () => {
    const branch = await proposed();
    const theirs = { [CONTACT]: '{ "title": "Hola", "intro": "de ella" }\n' };
    server.faults.set('POST /git/commits', () => server.publish(theirs, branch));
    expect(hostFault(await failed(more(branch))).words).toBe(HOST_WORDS.refused);
    expect(server.treeAt(branch)[CONTACT]).toBe(theirs[CONTACT]);
    server.faults.clear();
    expect(await more(branch)).toBe(true);
    const joined = JSON.parse(server.treeAt(branch)[CONTACT] ?? '') as object;
    expect(joined).toEqual({ title: 'Hablemos', intro: 'de ella' });
  });
});

test('a colleague who publishes between the steps of a press is not written over', async () => {
  const theirs = { [CONTACT]: '{ "title": "de ella" }\n' };
  server.faults.set('POST /git/trees', () => server.publish(theirs));
  const branch = await proposed();
  expect(server.treeAt('main')).toEqual({ ...FILES, ...theirs });
  expect(server.treeAt(branch)).toEqual({ ...FILES, ...DRAFT });
});

describe('a question that fails is told, and asked again it is answered', () => {
  const QUESTIONS: Record<string, [steps: string[], ask: () => Promise<unknown>]> = {
    'what is published': [
      ['GET /contents/{path}'],
      async () => textsAt(hostOf(), [HOME], server.refs.get('main') ?? ''),
    ],
    'what the token may': [['GET '], () => rightsOf(hostOf())],
    'my proposals': [
      ['GET /user', 'GET /pulls', 'GET /commits/{ref}/check-runs'],
      () => proposalsOf(hostOf()),
    ],
  };
  const cases = Object.entries(QUESTIONS).flatMap(([name, [steps, ask]]) =>
    casesOf(steps).map((one) => ({ name, ask, ...one })),
  );
  test.each(cases)('$name, $step $what', async ({ name, ask, step, fault, words }) => {
    await proposed();
    server.faults.set(step, fault);
    const error = await failed(ask());
    const isNoFile = name === 'what is published' && typeof fault === 'object' && fault.status === 404;
    if (isNoFile) expect(error).toBeUndefined();
    else expect(hostFault(error).words).toMatch(words);
    server.faults.clear();
    expect(await failed(ask())).toBeUndefined();
  });
});

describe('a proposal that is not taken back', () => {
  test.each(casesOf(['PATCH /pulls/{pull_number}', 'DELETE /git/refs/{ref}']))(
    '$step $what: says so, and the next press goes on',
    async ({ step, fault, words }) => {
      await proposed();
      const [one] = await proposalsOf(hostOf());
      if (!one) throw new Error('There is no proposal.');
      server.faults.set(step, fault);
      const error = await failed(takeProposalBack(hostOf(), one, notes));
      const isGone =
        step.startsWith('DELETE') && typeof fault === 'object' && [404, 422].includes(fault.status);
      if (isGone) expect(error).toBeUndefined();
      else expect(hostFault(error).words).toMatch(words);
      server.faults.clear();
      await takeProposalBack(hostOf(), one, notes);
      expect([server.pulls[0]?.state, server.refs.size]).toEqual(['closed', 1]);
    },
  );
});

describe('a fork whose step fails', () => {
  const WRITING = ['POST /git/trees', 'POST /git/commits', 'POST /git/refs', 'POST /pulls'];
  test.each(casesOf(WRITING))(
    '$step $what: says so, and the next press makes one proposal',
    async ({ step, fault, words }) => {
      server.faults.set(step, fault);
      const told = hostFault(await failed(proposed('eva')), true).words;
      const isForbidden = typeof fault === 'object' && fault.status === 403 && !fault.headers;
      expect(told).toMatch(isForbidden ? /«public_repo»/ : words);
      server.faults.clear();
      const branch = await proposed('eva');
      expect([server.pulls.length, server.pulls[0]?.owner]).toEqual([1, 'eva']);
      expect(server.treeAt(branch, 'eva')).toEqual({ ...FILES, ...DRAFT });
      expect(server.refs.size).toBe(1);
    },
  );
  test.each(FAULTS)('when it is made, %s: says so, and the next press goes on', async (_, fault, words) => {
    server.faults.set('POST /forks', fault);
    const told = hostFault(await failed(proposed('eva')), true).words;
    const isForbidden = typeof fault === 'object' && fault.status === 403 && !fault.headers;
    expect(told).toMatch(isForbidden ? /«public_repo»/ : words);
    server.faults.clear();
    await proposed('eva');
    expect(server.pulls.length).toBe(1);
  });
});
