import { request } from '@octokit/request';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';

/** Version of the host's REST API that is spoken. */
const VERSION = '2022-11-28';

/** Milliseconds after which a call that is not answered counts as broken off. */
const LONGEST = 20_000;

const answeredInTime: typeof fetch = (address, options) =>
  fetch(address, { ...options, signal: AbortSignal.timeout(LONGEST) });

/** The address of the API of a code host: of its public service, or of one that a company runs itself. */
const apiOf = ({ hostname, origin }: URL): string =>
  hostname === 'github.com' ? 'https://api.github.com' : `${origin}/api/v3`;

/** Owner and name of a project at the host, as its calls take them. */
export type Project = { owner: string; repo: string };

/** A project at its code host, and how to call the host's REST API for it. */
export type Host = ReturnType<typeof openHost>;

/** Opens the API of a project's code host for whoever the token is of; the token goes into no address. */
export function openHost({ address, branch }: Repository, token: string) {
  const url = new URL(address);
  const [owner = '', repo = ''] = url.pathname.split('/').filter(Boolean);
  const headers = { authorization: `Bearer ${token}`, 'x-github-api-version': VERSION };
  const project: Project = { owner, repo };
  return {
    /** Branch that proposals go into. */
    project,
    /** Where branches of proposals stand: the project itself, or somebody's fork of it. */
    home: project,
    /** The branch that is published. */
    branch,
    call: request.defaults({ baseUrl: apiOf(url), headers, request: { fetch: answeredInTime } }),
  };
}
