import type { Connect } from 'vite';
import type { Answer } from '#scripts/server/provider/answer.ts';

type Find = (path: string, request: Connect.IncomingMessage) => Promise<Answer | undefined>;

/** A part of the development server: answers with what is found for a path, and leaves the rest to the parts behind it. */
export const answering =
  (find: Find): Connect.NextHandleFunction =>
  (request, response, next) => {
    const [path = '/'] = (request.originalUrl ?? '/').split(/[?#]/);
    find(path, request).then((answer) => {
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
      else next();
    }, next);
  };
