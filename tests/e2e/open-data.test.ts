import { expect, inject, it } from 'vitest';
import { content } from '../support/visitor/content.ts';
import { newVisit } from '../support/browser/visit.ts';
import { useTestServer } from '../support/server/test-server.ts';

const other = useTestServer();

it('a page of another site reads the data, and shows a table under the strictest policy of frames', async () => {
  const site = inject('site');
  const table = `${site}/embed/tabla/prestamos-${content.audiencePages[0]?.id}`;
  other.answer = (_, response) => {
    const policy = `default-src 'none'; img-src data:; frame-src ${site}; connect-src ${site}; require-trusted-types-for 'script'`;
    const headers = { 'Content-Security-Policy': policy, 'Cross-Origin-Embedder-Policy': 'require-corp' };
    response.writeHead(200, { 'Content-Type': 'text/html', ...headers });
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><title>x</title><iframe src="${table}"></iframe>`,
    );
  };
  const { page, problems, close } = await newVisit();
  await page.context().route(`${content.site.origin}/**`, (route) => route.fulfill({ body: 'El sitio' }));
  await page.goto(other.url);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: content.site.name }).waitFor();
  expect(await frame.getByRole('row').count()).toBeGreaterThan(1);
  const read = await page.evaluate(async (address) => {
    const names = ['datos/prestamos.json', 'datos/prestamos-excel.csv', 'datos/historia.csv', 'cambios.xml'];
    return Promise.all(names.map(async (name) => (await fetch(`${address}/${name}`)).status));
  }, site);
  expect(read).toEqual([200, 200, 200, 200]);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: content.site.name }).click();
  await (await opened).getByText('El sitio').waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('a table fits a frame of 320 pixels', async () => {
  const { page, problems, close } = await newVisit({ viewport: { width: 320, height: 480 } });
  for (const id of [
    content.lenders.find((lender) => lender.page)?.id,
    `prestamos-${content.audiencePages[0]?.id}`,
  ]) {
    await page.goto(`/embed/tabla/${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  expect(problems).toEqual([]);
  await close();
});
