import { RequestError } from '@octokit/request-error';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';

/** Why the host did not do what it was asked, in words, and whether another token is needed. */
export type HostFault = { words: string; isTokenWrong: boolean };

/** The time of day from which the host answers again; undefined when the host did not refuse for being asked too often. */
function waitUntil({ response }: RequestError): string | undefined {
  const {
    'retry-after': after,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  } = response?.headers ?? {};
  const seconds = after === undefined ? Number(reset) : Date.now() / 1000 + Number(after);
  if (after === undefined && String(left) !== '0') return undefined;
  const time = new Date(seconds * 1000);
  return time.toLocaleTimeString('es-AR', { hour: '2-digit', minute: '2-digit' });
}

const BY_STATUS: Readonly<Record<number, string>> = {
  401: HOST_WORDS.tokenWrong,
  403: HOST_WORDS.forbidden,
  404: HOST_WORDS.notFound,
  409: HOST_WORDS.moved,
  422: HOST_WORDS.refused,
};

/** Puts a failed call of the host's API in words. */
export function hostFault(error: unknown): HostFault {
  const isAnswered = error instanceof RequestError && error.response !== undefined;
  if (!isAnswered) return { words: HOST_WORDS.noConnection, isTokenWrong: false };
  const time = error.status === 403 || error.status === 429 ? waitUntil(error) : undefined;
  if (time !== undefined) return { words: HOST_WORDS.tooOften(time), isTokenWrong: false };
  const words = BY_STATUS[error.status] ?? HOST_WORDS.hostDown(error.status);
  return { words, isTokenWrong: error.status === 401 };
}

/** Whether the host answered with a status. */
export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof RequestError && error.response !== undefined && error.status === status;
