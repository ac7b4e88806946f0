import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bodyOf,
  type FileTexts,
  HostError,
  openHost,
  propose,
  readHead,
} from '#scripts/editor/page/hand-in.ts';
import { codeHost, graphError } from '../code-host.ts';

const REPOSITORY = { address: 'https://umbral.example/equipo/sitio', branch: 'main' };
const TOKEN = 'clave-de-ana';
const READER = 'clave-de-lector';
const LABELS = { title: 'Otro título', body: 'Porque sí' };
const [HOME, TERMS, LOGO] = ['config/home.json', 'config/legal/terms.json', 'config/logos/uno.svg'] as const;
const FILES = { [HOME]: '{ "title": "Uno" }\n', [TERMS]: '{ "title": "Á" }\n', [LOGO]: '<svg/>' };

let host: ReturnType<typeof codeHost>;
beforeEach(() => {
  host = codeHost(FILES, { [TOKEN]: 'WRITE', [READER]: 'READ' });
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

async function handIn(texts: FileTexts, token = TOKEN) {
  const ask = openHost(REPOSITORY, token);
  return propose(ask, REPOSITORY, await readHead(ask, REPOSITORY, Object.keys(texts)), texts, LABELS);
}

test('one press with five files makes one branch, one commit and one pull request, with every byte', async () => {
  const texts = {
    [HOME]: '{ "title": "Dos — ñandú 🌱" }\n',
    [TERMS]: '{ "title": "É" }\n',
    'config/lenders/nuevo.json': '{}\n',
    'config/logos/nuevo.svg': '<svg viewBox="0 0 1 1"/>',
    [LOGO]: null,
  };
  expect(await handIn(texts)).toEqual({ number: 1, url: 'https://umbral.example/equipo/sitio/pull/1' });
  expect(host.calls).toEqual(['repository', 'createRef', 'createCommitOnBranch', 'createPullRequest']);
  const [pull] = host.pulls as [(typeof host.pulls)[0]];
  expect(host.pulls).toMatchObject([LABELS]);
  for (const [file, text] of Object.entries(texts)) expect(host.textAt(pull.branch, file)).toBe(text);
  expect(host.textAt('main', HOME)).toBe(FILES[HOME]);
});

const MINE = { [HOME]: '{ "title": "Mío" }\n' };

test.each([
  ['a token that is not known', 'repository', { status: 401, body: { message: 'Bad credentials' } }, 401],
  ['a token without the right', 'createRef', graphError('FORBIDDEN'), 403],
  ['a project that is not there', 'repository', graphError('NOT_FOUND'), 404],
  ['a branch that has moved', 'createCommitOnBranch', graphError('STALE_DATA'), 409],
  ['a commit that it does not take', 'createCommitOnBranch', graphError('UNPROCESSABLE'), 422],
  ['a proposal that it does not take', 'createPullRequest', graphError('UNPROCESSABLE'), 422],
  ['being asked too often', 'createRef', graphError('RATE_LIMITED'), 429],
  ['being down', 'createPullRequest', { status: 502, body: {} }, 502],
  ['a cut connection', 'createCommitOnBranch', null, 0],
])('a host that refuses with %s leaves nothing half-made', async (_, call, answer, status) => {
  host.fault = { call, answer };
  await expect(handIn(MINE)).rejects.toEqual(new HostError(status));
  expect([host.pulls, host.branches()]).toEqual([[], ['main']]);
  await handIn(MINE);
  expect(host.pulls).toHaveLength(1);
});

test('a token that may only read is refused before anything is made', async () => {
  await expect(handIn(MINE, READER)).rejects.toEqual(new HostError(403));
  expect(host.calls).toEqual(['repository']);
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
