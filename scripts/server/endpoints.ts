import { refuse } from '#scripts/server/provider/answer.ts';
import { readBody } from '#scripts/server/body.ts';
import { addressOf, send } from '#scripts/server/http.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '#scripts/server/provider/answer.ts';
import type { Middleware } from '#scripts/server/http.ts';

type Report = (problem: string) => void;

/** Something that is posted to. */
export type Endpoint = {
  path: string;
  maxBytes: number;
  /** Refuses a caller before its body is read. */
  admit?: (request: IncomingMessage) => Promise<Answer | null>;
  answer: (text: string) => Answer | Promise<Answer>;
};

const REFUSALS = {
  tooLarge: (maxBytes: number) => refuse(413, `El cuerpo supera los ${maxBytes / 1024} KB.`),
  tooSlow: () => refuse(408, 'El cuerpo tardó demasiado en llegar.'),
} as const;

async function answerPost(
  endpoint: Endpoint,
  request: IncomingMessage,
  milliseconds: number,
): Promise<Answer | null> {
  const { maxBytes, admit, answer } = endpoint;
  const refusal = await admit?.(request);
  if (refusal) return refusal;
  const body = await readBody(request, { maxBytes, milliseconds });
  if ('text' in body) return answer(body.text);
  return body.refused === 'gone' ? null : REFUSALS[body.refused](maxBytes);
}

/** The method is one of Node's list and the path one of ours: nothing a caller wrote gets into the log. */
function reportRefusal({ method = '' }: IncomingMessage, path: string, status: number, report: Report): void {
  if (status >= 400 && status < 500) report(`Refused: ${method} ${path} ${status}`);
}

function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  // What is left of an unread body must not be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  send(request, response, answer);
}

/**
 * Middleware for endpoints that take a JSON body by POST, whatever its content type says. Everything else is passed
 * on. A body has so many milliseconds to arrive. A failure inside an endpoint is passed on as an error; who is refused
 * is told to `report`.
 */
export function createEndpoints(
  endpoints: readonly Endpoint[],
  { bodyMilliseconds, report }: { bodyMilliseconds: number; report: Report },
): Middleware {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));
  return (request, response, next) => {
    const endpoint = byPath.get(addressOf(request).path);
    if (!endpoint) return next();
    const settle = (answer: Answer): void => {
      reportRefusal(request, endpoint.path, answer.status, report);
      respond(request, response, answer);
    };
    if (request.method !== 'POST') {
      return settle(refuse(405, 'Este servicio solo recibe POST.', { headers: { Allow: 'POST' } }));
    }
    answerPost(endpoint, request, bodyMilliseconds).then((answer) => answer && settle(answer), next);
  };
}
