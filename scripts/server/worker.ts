import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SimulationRequest } from '#generated/types.ts';
import { canonicalPath, isNotFoundPage, REDIRECTS_KEPT } from '#scripts/server/canonical-path.ts';
import { refuseInvalid } from '#scripts/server/problems.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';
import { type Answer, REFUSALS, refuse, SIMULATION_BYTES } from '#scripts/server/provider/answer.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';

/** Bindings that the platform gives a Worker, and settings of the operator. */
type Environment = {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
  /** Address of the server that keeps leads. */
  LEADS_URL?: string;
};

type WorkerOptions = {
  config: ProviderConfig;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** The validator of a request, compiled beforehand. */
  validate: ((body: unknown) => boolean) & { errors?: readonly ErrorObject[] | null };
};

const NO_LEADS = refuse(503, 'No pudimos registrar el contacto. Probá de nuevo en unos minutos.');

/** Text of a body, or null when it is larger than a simulation may be. */
async function bodyOf({ body }: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > SIMULATION_BYTES) return null;
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

/**
 * Passes what concerns a lead on to where leads are kept, with the visitor's address, which is limited there; `below` is
 * the part of the address after that of the endpoint.
 */
function passLead(request: Request, below: string, { LEADS_URL }: Environment): Promise<Response> | Answer {
  if (!LEADS_URL) return NO_LEADS;
  const passed = new Request(LEADS_URL + below, request);
  passed.headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '');
  return fetch(passed);
}

/** Answers an address that no file has: it is nearly right, or unknown. */
async function answerMissing(request: Request, { ASSETS }: Environment): Promise<Response> {
  const url = new URL(request.url);
  const asked = url.pathname;
  url.pathname = canonicalPath(asked);
  const found = await ASSETS.fetch(new Request(url, request));
  const answer = new Response(found.body, found);
  const isPage = found.ok && found.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && url.pathname !== asked && !isNotFoundPage(url.pathname)) {
    answer.headers.set('Cache-Control', REDIRECTS_KEPT);
    answer.headers.set('Location', url.pathname + url.search);
    return new Response(null, { status: 308, headers: answer.headers });
  }
  if (found.status !== 404 && !isNotFoundPage(url.pathname)) return answer;
  // The next build may bring what is not there today.
  answer.headers.set('Cache-Control', 'no-cache');
  return new Response(answer.body, { status: 404, headers: answer.headers });
}

/**
 * The provider at the edge, beside the files of a built site: a Worker of Cloudflare's kind. It answers simulations by
 * itself, passes leads on, and is asked for addresses without a file.
 */
export function createWorker({ config, headers, validate }: WorkerOptions) {
  const { provider, leads } = config.site;
  const simulate = createSimulation(config.catalogue, config.simulator);
  const quote = async (request: Request): Promise<Answer> => {
    if (request.method !== 'POST') return REFUSALS.noPost;
    const text = await bodyOf(request);
    if (text === null) return REFUSALS.tooLarge;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return REFUSALS.noJson;
    }
    return validate(body) ? simulate(body as SimulationRequest) : refuseInvalid(validate.errors ?? []);
  };
  const answerTo = async (request: Request, environment: Environment): Promise<Response | Answer> => {
    const { pathname } = new URL(request.url);
    if (pathname === provider.path) return quote(request);
    const below = pathname.slice(leads.endpoint.length);
    if (!pathname.startsWith(leads.endpoint) || !/^(?:\/.+)?$/.test(below))
      return answerMissing(request, environment);
    const isTaken = request.method === 'POST' || (request.method === 'DELETE' && below !== '');
    return isTaken ? passLead(request, below, environment) : REFUSALS.noPost;
  };
  return {
    fetch: async (request: Request, environment: Environment): Promise<Response> => {
      const answer = await answerTo(request, environment);
      if (answer instanceof Response) return answer;
      return new Response(answer.body as string, {
        status: answer.status,
        headers: { ...headers, ...answer.headers },
      });
    },
  };
}
