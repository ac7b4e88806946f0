import { dataOf } from '#scripts/changes/data-of.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { LABELS } from '#scripts/editor/labels.ts';
import { type Files, isSame, textOf } from '#scripts/editor/page/draft.ts';
import type { useDraft } from '#scripts/editor/page/useDraft.ts';

/** Where the files are kept: the address of the project at its code host, and the branch that is published. */
export type Repository = { address: string; branch: string };

/** A refusal of the host, by the status of its REST API: 0 for a call that was not answered. */
class HostError extends Error {
  constructor(readonly status: number) {
    super(`The host answered ${status}.`);
  }
}

/** Milliseconds after which a call that is not answered counts as broken off. */
const LONGEST = 20_000;

/** The address of the GraphQL API of a code host: of its public service, or of one that a company runs itself. */
export function apiOf({ address }: Repository): string {
  const { hostname, origin } = new URL(address);
  return hostname === 'github.com' ? 'https://api.github.com/graphql' : `${origin}/api/graphql`;
}

/** The status that the REST API refuses with, by the kind of a GraphQL error. */
const STATUS_OF: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  STALE_DATA: 409,
};

/** Asks a project's host by GraphQL. Throws `HostError`. */
type Ask = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

/** Opens the API of a project's code host for whoever the token is of; the token goes into no address. */
const openHost =
  (repository: Repository, token: string): Ask =>
  async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
    const response = await fetch(apiOf(repository), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(LONGEST),
    }).catch(() => {
      throw new HostError(0);
    });
    if (!response.ok) throw new HostError(response.headers.has('retry-after') ? 429 : response.status);
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { type?: string }[] };
    if (errors || !data) throw new HostError(STATUS_OF[errors?.[0]?.type ?? ''] ?? 422);
    return data;
  };

/** The texts of files; null for one that is not there, or is to be taken away. */
type FileTexts = Readonly<Record<string, string | null>>;

/** The head of the published branch, and the texts that files have there. */
type Head = { repositoryId: string; oid: string; texts: FileTexts };

type Target = { oid: string } & Record<string, { object: { text: string } } | null>;
type HeadAnswer = { repository: { id: string; ref: { target: Target } | null } };

/** The owner and the name of a project, from its address. */
function projectOf({ address }: Repository): { owner: string; name: string } {
  const [owner = '', name = ''] = new URL(address).pathname.split('/').filter(Boolean);
  return { owner, name };
}

/** Reads the head of the published branch with the texts of files. Throws 404 when there is no such branch. */
async function readHead(ask: Ask, repository: Repository, files: readonly string[]): Promise<Head> {
  const paths = Object.fromEntries(files.map((file, at) => [`p${at}`, file]));
  const types = Object.keys(paths).map((path) => `, $${path}: String!`);
  const texts = Object.keys(paths).map(
    (path) => `${path}: file(path: $${path}) { object { ... on Blob { text } } }`,
  );
  const query = `query ($owner: String!, $name: String!, $branch: String!${types.join('')}) {
    repository(owner: $owner, name: $name) {
      id
      ref(qualifiedName: $branch) { target { oid ... on Commit { ${texts.join(' ')} } } }
    }
  }`;
  const asked = { ...projectOf(repository), branch: `refs/heads/${repository.branch}`, ...paths };
  const { id, ref } = (await ask<HeadAnswer>(query, asked)).repository;
  if (!ref) throw new HostError(404);
  const there = files.map((file, at) => [file, ref.target[`p${at}`]?.object.text ?? null]);
  return { repositoryId: id, oid: ref.target.oid, texts: Object.fromEntries(there) as FileTexts };
}

const CREATE_BRANCH = 'mutation ($input: CreateRefInput!) { createRef(input: $input) { ref { id } } }';
const COMMIT =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
const PROPOSE =
  'mutation ($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { number url } } }';
const DELETE_BRANCH = 'mutation ($input: DeleteRefInput!) { deleteRef(input: $input) { clientMutationId } }';

const inBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Title and description, of a commit as of a proposal. */
type Words = { title: string; body: string };

/** A proposal at the host. */
type Proposed = { number: number; url: string };

/**
 * Proposes texts on top of the published head, as one branch of a name that none has had, one commit and one pull request. A
 * branch that none of it came to is deleted.
 */
async function propose(
  ask: Ask,
  repository: Repository,
  { repositoryId, oid }: Head,
  texts: FileTexts,
  { title, body }: Words,
): Promise<Proposed> {
  const { owner, name } = projectOf(repository);
  const branch = `editor/${new Date().toISOString().slice(0, 10)}-${Math.random().toString(36).slice(2, 10)}`;
  const made = await ask<{ createRef: { ref: { id: string } } }>(CREATE_BRANCH, {
    input: { repositoryId, name: `refs/heads/${branch}`, oid },
  });
  const changed = Object.entries(texts);
  const commit = {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: branch },
    expectedHeadOid: oid,
    message: { headline: title, body },
    fileChanges: {
      additions: changed.flatMap(([path, text]) => (text === null ? [] : { path, contents: inBase64(text) })),
      deletions: changed.flatMap(([path, text]) => (text === null ? { path } : [])),
    },
  };
  try {
    await ask(COMMIT, { input: commit });
    const input = { repositoryId, baseRefName: repository.branch, headRefName: branch, title, body };
    const answer = await ask<{ createPullRequest: { pullRequest: Proposed } }>(PROPOSE, { input });
    return answer.createPullRequest.pullRequest;
  } catch (error) {
    await ask(DELETE_BRANCH, { input: { refId: made.createRef.ref.id } }).catch(() => undefined);
    throw error;
  }
}

/** The days on which a proposal is published and taken back, YYYY-MM-DD; '' for none. */
export type Days = { publish: string; until: string };

/** The description of a proposal: why, its days as the workflow reads them, and what changes. */
export const bodyOf = (why: string, { publish, until }: Days, changes: string): string =>
  [why.trim(), publish && `Publicar: ${publish}`, until && `Hasta: ${until}`, changes]
    .filter(Boolean)
    .join('\n\n');

/** A draft that is handed in, with the schemas of its files. */
type Handing = Pick<ReturnType<typeof useDraft>, 'changedNames' | 'files' | 'published' | 'receive'> & {
  reader: SchemaReader;
};

/** The changed files as they are handed in: keys and tables in their one form; null for one taken away. */
function handedTexts({ changedNames, files, reader }: Handing): FileTexts {
  const textFor = (file: string): string | null => {
    const data = files[file];
    const kind = slotOf(file)?.kind;
    if (data === undefined) return null;
    return textOf(kind && isObject(data) ? normalise(reader, kind, data) : data);
  };
  return Object.fromEntries(changedNames.map((file) => [file, textFor(file)]));
}

/** Published files with the texts that some of them have by now. */
function withTexts(published: Files, texts: FileTexts): Files {
  const read = Object.entries(texts).map(([file, text]) => [file, text === null ? null : dataOf(file, text)]);
  const files = { ...published, ...(Object.fromEntries(read) as Files) };
  return Object.fromEntries(Object.entries(files).filter(([, data]) => data !== null));
}

/** What is said after a press. */
export type Said = { words: string; proposed?: Proposed };

/** Hands a draft in; what somebody else has published meanwhile of its files is looked at first. */
export async function handIn(
  editing: Handing,
  repository: Repository,
  token: string,
  words: Words,
): Promise<Said> {
  const { published, receive, changedNames } = editing;
  try {
    const ask = openHost(repository, token);
    const head = await readHead(ask, repository, changedNames);
    const latest = withTexts(published, head.texts);
    if (changedNames.some((file) => !isSame(latest[file], published[file]))) {
      receive(latest);
      return { words: LABELS.newer };
    }
    const proposed = await propose(ask, repository, head, handedTexts(editing), words);
    return { words: LABELS.handed(proposed.number), proposed };
  } catch (error) {
    const status = error instanceof HostError ? error.status : 0;
    const known: Partial<Record<number, string>> = LABELS.refusals;
    return { words: known[status] ?? LABELS.hostDown(status) };
  }
}
