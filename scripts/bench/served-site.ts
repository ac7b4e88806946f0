import { createApp } from '#scripts/server/app.ts';
import type { Middleware } from '#scripts/server/http.ts';
import { addressOf, send } from '#scripts/server/http.ts';
import { listen, type RunningServer } from '#scripts/server/listen.ts';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';

export type ServedSite = RunningServer & {
  /** Folder of the site's files. */
  dist: string;
  /** From now on the provider answers with this body; with null, by itself again. */
  answerWith: (body: string | null) => void;
};

type Options = { root: string; dist: string; leadsFile: string };

const JSON_ANSWER = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Serves a built site on a free port as `npm start` would; answers of the provider can be set. */
export async function serveSite({ root, dist, leadsFile }: Options): Promise<ServedSite> {
  const report = (problem: string): void => console.error(problem);
  const config = loadProviderConfig(root);
  const provider = createProvider(config, {
    leadsFile,
    leadsPerMinute: 1_000_000,
    trustedProxies: 0,
    report,
  });
  let set: string | null = null;
  const endpoints: Middleware = (request, response, next) => {
    const isSimulation = addressOf(request).path === config.site.provider.path;
    if (set === null || !isSimulation || request.method !== 'POST')
      return provider.middleware(request, response, next);
    const body = set;
    request.resume().on('end', () => send(request, response, { status: 200, headers: JSON_ANSWER, body }));
  };
  const server = await listen(createApp({ dist, endpoints, report }), { host: '127.0.0.1', port: 0 });
  return {
    url: server.url,
    dist,
    answerWith: (body) => {
      set = body;
    },
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}
