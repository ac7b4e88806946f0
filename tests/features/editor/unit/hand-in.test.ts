import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { LABELS } from '#scripts/editor/labels.ts';
import {
  changed,
  changedFiles,
  type Files,
  received,
  restored,
  settled,
  textOf,
  textsOf,
} from '#scripts/editor/page/draft.ts';
import { bodyOf, handIn } from '#scripts/editor/page/hand-in.ts';
import { ROOT } from '../../../support/content/files.ts';
import { codeHost, graphError } from '../code-host.ts';

const REPOSITORY = { address: 'https://umbral.example/equipo/sitio', branch: 'main' };
const TOKEN = 'clave-de-ana';
const READER = 'clave-de-lector';
const WORDS = { title: 'Otro título', body: 'Porque sí' };
const HOME = 'config/home.json';
const TERMS = 'config/legal/terms.json';
const PRIVACY = 'config/legal/privacy.json';
const LOGO = 'config/logos/uno.svg';
const OLD = 'config/lenders/viejo.json';
const NEW = 'config/lenders/nuevo.json';
const PUBLISHED: Files = {
  [HOME]: { title: 'Uno', lead: 'Dos' },
  [TERMS]: { title: 'Á' },
  [PRIVACY]: { title: 'É' },
  [OLD]: { name: 'Viejo' },
  [LOGO]: '<svg/>',
};
/** Five files of mine: two that change, one that is new with its logo, one that is gone. */
const MINE: Files = {
  [HOME]: { title: 'Mío — ñandú 🌱', lead: 'Dos' },
  [TERMS]: { title: 'Ó' },
  [NEW]: { name: 'Nuevo' },
  'config/logos/nuevo.svg': '<svg viewBox="0 0 1 1"/>',
};
const reader = schemaReader(readSchemas(ROOT));

let host: ReturnType<typeof codeHost>;
let draft = restored('', PUBLISHED);
beforeEach(() => {
  host = codeHost(textsOf(PUBLISHED), { [TOKEN]: 'WRITE', [READER]: 'READ' });
  draft = changed(restored('', PUBLISHED), (files) => {
    Object.assign(files, MINE);
    delete files[OLD];
  });
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      expect(address).toBe('https://umbral.example/api/graphql');
      const answer = host.answer(headers['authorization'] ?? '', JSON.parse(body) as never);
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(answer.body, { status: answer.status });
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  host.remove();
});

/** Presses once, and gives what is said. */
async function press(token = TOKEN): Promise<string> {
  const receive = (latest: Files): void => void (draft = received(draft, latest));
  const editing = { ...draft, changedNames: changedFiles(draft), reader, receive };
  return (await handIn(editing, REPOSITORY, token, WORDS)).words;
}

const textAt = (file: string, files: Files): string | null => (file in files ? textOf(files[file]) : null);

test('one press with five files makes one branch, one commit and one pull request, with every byte', async () => {
  expect(await press()).toBe(LABELS.handed(1));
  expect(host.calls).toEqual(['repository', 'createRef', 'createCommitOnBranch', 'createPullRequest']);
  const [pull] = host.pulls as [(typeof host.pulls)[0]];
  expect(host.pulls).toMatchObject([WORDS]);
  for (const file of changedFiles(draft))
    expect(host.textAt(pull.branch, file)).toBe(textAt(file, draft.files));
  expect(host.textAt('main', HOME)).toBe(textAt(HOME, PUBLISHED));
});

test.each([
  ['a token that is not known', 'repository', { status: 401, body: { message: 'Bad credentials' } }, 401],
  ['a token without the right', 'createRef', graphError('FORBIDDEN'), 403],
  ['a project that is not there', 'repository', graphError('NOT_FOUND'), 404],
  ['a branch that has moved', 'createCommitOnBranch', graphError('STALE_DATA'), 409],
  ['a commit that it does not take', 'createCommitOnBranch', graphError('UNPROCESSABLE'), 422],
  ['a proposal that it does not take', 'createPullRequest', graphError('UNPROCESSABLE'), 422],
  ['being asked too often', 'createRef', graphError('RATE_LIMITED'), 429],
  ['a cut connection', 'createCommitOnBranch', null, 0],
] as const)('a host that refuses with %s leaves nothing half-made', async (_, call, answer, status) => {
  host.fault = { call, answer };
  expect(await press()).toBe(LABELS.refusals[status]);
  expect([host.pulls, host.branches()]).toEqual([[], ['main']]);
  await press();
  expect(host.pulls).toHaveLength(1);
});

test('a host that is down, and a token that may only read, leave nothing half-made', async () => {
  expect(await press(READER)).toBe(LABELS.refusals[403]);
  host.fault = { call: 'repository', answer: { status: 502, body: {} } };
  expect(await press()).toBe(LABELS.hostDown(502));
  expect([host.pulls, host.branches()]).toEqual([[], ['main']]);
});

test.each<[what: string, theirs: Record<string, unknown>, isAsked: boolean]>([
  ['a text of another file', { [PRIVACY]: { title: 'De ella' } }, false],
  ['another file taken away', { [PRIVACY]: null }, false],
  ['the same text', { [HOME]: { title: 'De ella', lead: 'Dos' } }, true],
  ['the same file taken away', { [HOME]: null }, true],
  ['a text of the file that is gone here', { [OLD]: { name: 'De ella' } }, true],
])('%s that a colleague has published survives a hand-in', async (_, theirs, isAsked) => {
  const texts = Object.entries(theirs).map(([file, data]) => [file, data === null ? null : textOf(data)]);
  const published = Object.fromEntries(texts) as Record<string, string | null>;
  host.publish(published);
  expect(await press()).toBe(isAsked ? LABELS.newer : LABELS.handed(1));
  expect(Object.keys(draft.clashes)).toEqual(isAsked ? Object.keys(theirs) : []);
  if (isAsked) {
    expect(host.pulls).toEqual([]);
    draft = settled(draft, Object.keys(theirs)[0] ?? '', false);
    await press();
  }
  for (const pull of host.pulls) host.merge(pull);
  for (const [file, text] of Object.entries(published)) expect(host.textAt('main', file)).toBe(text);
  expect(host.textAt('main', TERMS)).toBe(textAt(TERMS, MINE));
});

test.each([
  [
    'a reason and two days',
    ['Navidad', { publish: '2026-12-01', until: '2026-12-26' }],
    'Navidad\n\nPublicar: 2026-12-01\n\nHasta: 2026-12-26\n\n- Algo',
  ],
  ['nothing', ['', { publish: '', until: '' }], '- Algo'],
] as const)('the description of a proposal with %s holds it', (_, [why, days], body) =>
  expect(bodyOf(why, days, '- Algo')).toBe(body),
);
