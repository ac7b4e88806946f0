import { answer } from '#scripts/server/api.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { answerWith } from '#scripts/server/provider/answer.ts';
import { type FolderOptions, type RunningServer, serveFolder } from '#scripts/server/start.ts';

export type ServedSite = RunningServer & {
  /** Folder of the site's files. */
  dist: string;
  /** From now on the provider answers with this body; with null, by itself again. */
  answerWith: (body: string | null) => void;
};

/** Serves a built site on a free port as `npm start` would; answers of the provider can be set. */
export async function serveSite(options: Omit<FolderOptions, 'prepare'>): Promise<ServedSite> {
  const { path } = loadProviderConfig(options.root).site.provider;
  let set: string | null = null;
  const server = await serveFolder({
    ...options,
    prepare: (app) =>
      app.addHook('preHandler', (request, reply, done) => {
        if (set === null || request.routeOptions.url !== path) done();
        else answer(reply, answerWith(200, set));
      }),
  });
  return {
    ...server,
    dist: options.dist,
    answerWith: (body) => {
      set = body;
    },
  };
}
