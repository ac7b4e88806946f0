import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves at an address of its own. */
async function served(answer: RequestListener) {
  const server = createServer(answer);
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

/** The site at an address of its own, which can be closed. */
export const siteToClose = (site: string) =>
  served((asked, answered) => {
    const { method, url = '/', headers } = asked;
    const passed = request(new URL(url, site), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });

/** The site whose pages do not run their script until `runScript` is called in them. */
export const siteHolding = (site: string) =>
  served((asked, answered) => {
    const pass = async () => {
      const answer = await fetch(new URL(asked.url ?? '/', site));
      const type = answer.headers.get('content-type') ?? '';
      answered.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return answered.end(Buffer.from(await answer.arrayBuffer()));
      // The page's policy lets nobody bring a script in later.
      const html = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      return answered.end(html.replace('<script type="module"', '<script type="text/held"'));
    };
    pass().catch(() => answered.destroy());
  });

/** Runs the script that was held; for a page. */
export function runScript(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector<HTMLScriptElement>('script[type="text/held"]')?.src ?? '';
  document.head.append(script);
}
