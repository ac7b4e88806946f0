import { refuse } from '#scripts/server/provider/answer.ts';
import { addressOf, send } from '#scripts/server/http.ts';
import { createSiteHandler, loadSite } from '#scripts/server/site.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '#scripts/server/http.ts';

export type AppOptions = {
  /** Folder of the built site. */
  dist: string;
  endpoints: Middleware;
  /** Told of failures of the server itself. */
  report: (problem: string) => void;
};

/** The whole site as one request handler: what is posted goes to the endpoints, what is read comes from `dist`. */
export function createApp({ dist, endpoints, report }: AppOptions) {
  const site = loadSite(dist);
  const serve = createSiteHandler(site);
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    report(`A request failed: ${(error as Error).stack ?? String(error)}`);
    if (response.headersSent) response.destroy();
    else
      send(request, response, refuse(500, 'El servidor tuvo un problema. Probá de nuevo en unos minutos.'));
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of site.headersOf(addressOf(request).path)) response.setHeader(name, value);
    endpoints(request, response, (error) => {
      if (error) return fail(request, response, error);
      serve(request, response).catch((problem: unknown) => fail(request, response, problem));
    });
  };
}
