import { request } from '@octokit/request';
import { RequestError } from '@octokit/request-error';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

/** Version of the host's REST API that is spoken. */
const VERSION = '2022-11-28';

/** Milliseconds after which a call that is not answered counts as broken off. */
const LONGEST = 20_000;

const answeredInTime: typeof fetch = (address, options) =>
  fetch(address, { ...options, signal: AbortSignal.timeout(LONGEST) });

/** The addresses of the APIs of a code host: of its public service, or of one that a company runs itself. */
const apisOf = ({ hostname, origin }: URL) =>
  hostname === 'github.com'
    ? { rest: 'https://api.github.com', graph: 'https://api.github.com/graphql' }
    : { rest: `${origin}/api/v3`, graph: `${origin}/api/graphql` };

/** What GraphQL answers: data, or what was wrong with the question. */
type GraphAnswer<Data> = { data?: Data; errors?: { type?: string; message: string }[] };

/** The status that the REST API would refuse with, by the kind of a GraphQL error. */
const STATUS_OF: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  STALE_DATA: 409,
};

/** A project at its code host, and how to call the host's APIs for it. */
export type Host = ReturnType<typeof openHost>;

/** Opens the APIs of a project's code host for whoever the token is of; the token goes into no address. */
export function openHost({ address, branch }: Repository, token: string) {
  const url = new URL(address);
  const [owner = '', repo = ''] = url.pathname.split('/').filter(Boolean);
  const headers = { authorization: `Bearer ${token}`, 'x-github-api-version': VERSION };
  const { rest, graph } = apisOf(url);
  const call = request.defaults({ baseUrl: rest, headers, request: { fetch: answeredInTime } });
  return {
    /** The project that proposals go into. */
    project: { owner, repo },
    /** The branch that is published. */
    branch,
    call,
    /** Asks by GraphQL; what is refused there throws the same error as a call that is. */
    ask: async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
      const response = await call(`POST ${graph}`, { query, variables });
      const { data, errors: [error] = [] } = response.data as GraphAnswer<Data>;
      if (data && !error) return data;
      const status = STATUS_OF[error?.type ?? ''] ?? 422;
      const asked = { method: 'POST', url: graph, headers: {} } as const;
      throw new RequestError(error?.message ?? '', status, { request: asked, response });
    },
  };
}
