import type { Repository } from '#scripts/editor/data.ts';

/** A refusal of the host, by the status of its REST API: 0 for a call that was not answered. */
export class HostError extends Error {
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
export const openHost =
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
export type FileTexts = Readonly<Record<string, string | null>>;

/** The head of the published branch, and the texts that files have there. */
export type Head = { repositoryId: string; oid: string; texts: FileTexts };

type Target = { oid: string } & Record<string, { object: { text: string } } | null>;
type HeadAnswer = { repository: { id: string; viewerPermission: string; ref: { target: Target } | null } };

const MAY_WRITE = ['WRITE', 'MAINTAIN', 'ADMIN'];

/** The owner and the name of a project, from its address. */
function projectOf({ address }: Repository): { owner: string; name: string } {
  const [owner = '', name = ''] = new URL(address).pathname.split('/').filter(Boolean);
  return { owner, name };
}

/** Reads the head of the published branch with the texts of files. Throws 403 when the token's owner may not write. */
export async function readHead(ask: Ask, repository: Repository, files: readonly string[]): Promise<Head> {
  const paths = Object.fromEntries(files.map((file, at) => [`p${at}`, file]));
  const types = Object.keys(paths).map((path) => `, $${path}: String!`);
  const texts = Object.keys(paths).map(
    (path) => `${path}: file(path: $${path}) { object { ... on Blob { text } } }`,
  );
  const query = `query ($owner: String!, $name: String!, $branch: String!${types.join('')}) {
    repository(owner: $owner, name: $name) {
      id viewerPermission
      ref(qualifiedName: $branch) { target { oid ... on Commit { ${texts.join(' ')} } } }
    }
  }`;
  const asked = { ...projectOf(repository), branch: `refs/heads/${repository.branch}`, ...paths };
  const { id, viewerPermission, ref } = (await ask<HeadAnswer>(query, asked)).repository;
  if (!MAY_WRITE.includes(viewerPermission)) throw new HostError(403);
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
export type Words = { title: string; body: string };

/** A proposal at the host. */
export type Proposed = { number: number; url: string };

/**
 * Proposes texts on top of the published head, as one branch of a name that none has had, one commit and one pull request. A
 * branch that none of it came to is deleted.
 */
export async function propose(
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
