import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What something between a visitor and the site changes. */
export type Between = {
  /** The path that is asked for in place of a path. */
  path?: (path: string) => string;
  /** The headers of an answer. */
  headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** The markup of a page. */
  page?: (markup: string) => string;
};

const same = <Value>(value: Value): Value => value;

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The site at an address of its own, behind something that changes it. */
export async function siteBehind(site: string, { path = same, headers = same, page }: Between) {
  const server = createServer((asked, answered) => {
    const { method, url = '/' } = asked;
    const given = page ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(new URL(path(url), site), { method, headers: given }, async (answer) => {
      const status = answer.statusCode ?? 500;
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      if (!page || !isPage) {
        answered.writeHead(status, headers(answer.headers));
        answer.pipe(answered);
        return;
      }
      const markup = page(await textOf(answer));
      answered.writeHead(status, {
        ...headers(answer.headers),
        'content-length': String(Buffer.byteLength(markup)),
      });
      answered.end(markup);
    });
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The site at an address of its own, without the scripts whose names begin with `name` until `restore` is called. */
export async function siteWithout(site: string, name: string) {
  let isGone = true;
  // The site says itself what it says of a script that is gone.
  const path = (url: string): string =>
    isGone && url.startsWith(`/assets/${name}-`) ? '/assets/gone.js' : url;
  return {
    ...(await siteBehind(site, { path })),
    restore: () => {
      isGone = false;
    },
  };
}
