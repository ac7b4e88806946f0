import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site at an address of its own, without the scripts whose names begin with `name` until `restore` is called. */
export async function siteWithout(site: string, name: string) {
  let isGone = true;
  const server = createServer((asked, answered) => {
    const { method, url = '/', headers } = asked;
    // The site says itself what it says of a script that is gone.
    const path = isGone && url.startsWith(`/assets/${name}-`) ? '/assets/gone.js' : url;
    const passed = request(new URL(path, site), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(answered);
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
    restore: () => {
      isGone = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
