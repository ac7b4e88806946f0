import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { mayWrite, proposalsOf, takeProposalBack } from '#scripts/preview/editor/page/host/proposals.ts';
import { addTo, type Notes, propose } from '#scripts/preview/editor/page/host/propose.ts';
import { headOf, textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
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
const RENEWED = { title: 'Navidad', description: 'Lo pidió Ana.' };

let server: ReturnType<typeof codeHost>;
let notes: Notes;
beforeEach(async () => {
  server = codeHost(FILES, { ana: { login: 'ana', push: true } });
  await server.start();
  notes = memoryNotes();
});
afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

const hostOf = () => openHost({ address: server.address(), branch: 'main' }, 'ana');
const failed = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Hands the draft in, and returns the branch of its proposal. */
async function proposed(): Promise<string> {
  const host = hostOf();
  await propose(host, DRAFT, { published: FILES, at: await headOf(host), words: WORDS, notes });
  return server.pulls[0]?.head ?? '';
}

const more = (branch: string): Promise<boolean> =>
  addTo(
    hostOf(),
    { number: 1, branch },
    { draft: MORE, published: FILES, at: server.refs.get('main') ?? '', words: RENEWED, notes },
  );

const casesOf = (steps: readonly string[]) =>
  steps.flatMap((step) => FAULTS.map(([what, fault, words]) => ({ step, what, fault, words })));

describe('one more commit whose step fails', () => {
  const STEPS = [
    'GET /git/ref/{ref}',
    'GET /compare/{basehead}',
    'POST /graphql',
    'PATCH /pulls/{pull_number}',
  ];
  test.each(casesOf(STEPS))(
    'one more commit whose step fails $step $what: says so, leaves the proposal whole, and the next press goes on',
    async ({ step, fault, words }) => {
      const branch = await proposed();
      const before = server.treeAt(branch);
      server.faults.set(step, fault);
      expect(hostFault(await failed(more(branch))).words).toMatch(words);
      const isDone = step.startsWith('PATCH') || (fault === 'cut-after' && step === 'POST /graphql');
      expect(server.treeAt(branch)).toEqual(isDone ? { ...before, ...MORE } : before);
      server.faults.clear();
      expect(await more(branch)).toBe(true);
      expect(server.treeAt(branch)).toEqual({ ...FILES, ...MORE });
      expect([server.pulls.length, server.refs.size, server.treeAt('main')]).toEqual([1, 2, FILES]);
      expect(server.pulls[0]).toMatchObject({ title: RENEWED.title, body: RENEWED.description });
    },
  );

  test('one more commit whose step fails for a reviewer who is quicker: nothing of theirs is written over, and the next press joins it', async () => {
    const branch = await proposed();
    const theirs = { [CONTACT]: '{ "title": "Hola", "intro": "de ella" }\n' };
    server.faults.set('POST /graphql', () => server.publish(theirs, branch));
    expect(hostFault(await failed(more(branch))).words).toBe(HOST_WORDS.moved);
    expect(server.treeAt(branch)[CONTACT]).toBe(theirs[CONTACT]);
    server.faults.clear();
    expect(await more(branch)).toBe(true);
    const joined = JSON.parse(server.treeAt(branch)[CONTACT] ?? '') as object;
    expect(joined).toEqual({ title: 'Hablemos', intro: 'de ella' });
  });
});

test('a colleague who publishes between the steps of a press is not written over', async () => {
  const theirs = { [CONTACT]: '{ "title": "de ella" }\n' };
  server.faults.set('POST /graphql', () => server.publish(theirs));
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
    'what the token may': [['GET '], () => mayWrite(hostOf())],
    'my proposals': [
      [
        'GET /user',
        'GET /pulls',
        'GET /pulls/{pull_number}',
        'GET /pulls/{pull_number}/files',
        'GET /commits/{ref}/check-runs',
      ],
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
    'a proposal that is not taken back $step $what: says so, and the next press goes on',
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
