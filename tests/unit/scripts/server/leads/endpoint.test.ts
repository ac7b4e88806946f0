import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storedLeads } from '../../../../support/data/leads.ts';
import { LEAD, leadBody, padded, post } from '../../../../support/data/requests.ts';
import { runServer, sendRaw } from '../../../../support/server/running-server.ts';

const KB = 1024;

it('the endpoint of leads keeps of the page’s address what is harmless, whatever the content type says', async () => {
  const server = await runServer();
  const page_url = 'https://sitio.example/galicia?dni=1&utm_source=x&utm_otro=y&utm_term=ana@correo.example';
  const body = JSON.stringify(leadBody({ page_url }));
  const response = await post(`${server.url}/leads`, body, { 'Content-Type': 'text/plain;charset=UTF-8' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(storedLeads(server.leadsFile)).toMatchObject([
    { page_url: 'https://sitio.example/galicia?utm_source=x' },
  ]);
});

it.each([
  { case: 'a wrong field', body: JSON.stringify(leadBody({ dni: '1' })), status: 400 },
  { case: 'no JSON', body: 'dni=1', status: 400 },
  { case: '4 KB', body: padded(LEAD, 4 * KB), status: 200 },
  { case: 'a byte more', body: padded(LEAD, 4 * KB + 1), status: 413 },
  {
    case: 'another answer than yes or no',
    body: JSON.stringify(leadBody({ contacto: 'tal vez' })),
    status: 400,
  },
  { case: 'a text in place of a moment', body: JSON.stringify(leadBody({ enviado: 'ayer' })), status: 400 },
  {
    case: "a label of yesterday's form",
    body: JSON.stringify(leadBody({ provincia: 'Etiqueta de ayer' })),
    status: 200,
  },
])('the endpoint of leads answers $status to $case', async ({ body, status }) => {
  const server = await runServer();
  expect((await post(`${server.url}/leads`, body)).status).toBe(status);
  expect(storedLeads(server.leadsFile)).toHaveLength(status === 200 ? 1 : 0);
});

it('the endpoint of leads takes the lead that the README has an operator try', async () => {
  const server = await runServer();
  const [, lead = ''] =
    /localhost:4173\/leads -d '(.*)'/.exec(readFileSync('scripts/README.md', 'utf8')) ?? [];
  expect((await post(`${server.url}/leads`, lead)).status).toBe(200);
});

it('the endpoint of leads limits how often one caller may write, and says when to come back', async () => {
  const server = await runServer({ callsPerMinute: 40 });
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await post(`${server.url}/leads`, LEAD));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[2]?.json()).toEqual({ error: expect.any(String), fields: [] });
  expect(storedLeads(server.leadsFile)).toHaveLength(2);
});

it.each([
  { from: 'a page of this site sends', headers: ['Sec-Fetch-Site: same-origin'], status: 200 },
  { from: 'another site’s page sends', headers: ['Sec-Fetch-Site: cross-site'], status: 403 },
  { from: 'the same site on another port sends', headers: ['Sec-Fetch-Site: same-site'], status: 403 },
  { from: 'an older browser sends from here', headers: ['Origin: http://x:81'], status: 200 },
  { from: 'an older browser sends from another port', headers: ['Origin: http://x:82'], status: 403 },
  { from: 'a page without an origin sends', headers: ['Origin: null'], status: 403 },
  {
    from: 'another site’s page sends through our proxy, with a host of its own',
    headers: ['Origin: https://otro.example', 'X-Forwarded-Host: otro.example'],
    status: 403,
  },
  { from: 'no browser sends', headers: [], status: 200 },
])('the endpoint of leads answers $status to a lead that $from', async ({ headers, status }) => {
  const server = await runServer({ trustedProxies: ['127.0.0.1'] });
  const lines = [
    'POST /leads HTTP/1.1',
    'Host: x:81',
    ...headers,
    `Content-Length: ${Buffer.byteLength(LEAD)}`,
    'Connection: close',
  ];
  const answer = await sendRaw(server.url, `${lines.join('\r\n')}\r\n\r\n${LEAD}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(storedLeads(server.leadsFile)).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  { whose: 'our proxy', trustedProxies: ['127.0.0.0/8'], statuses: [200, 200, 429], warnings: 0 },
  {
    whose: 'anybody who reaches the port',
    trustedProxies: ['10.0.0.0/8'],
    statuses: [200, 429, 429],
    warnings: 1,
  },
])(
  'the endpoint of leads answers $statuses to callers that $whose tells of, and warns $warnings times',
  async ({ trustedProxies, statuses, warnings }) => {
    const server = await runServer({ callsPerMinute: 20, trustedProxies });
    const answered = [];
    // The last one claims, before what the proxy saw, to come from elsewhere.
    for (const address of ['198.51.100.1', '198.51.100.2', '203.0.113.9, ::ffff:198.51.100.1'])
      answered.push((await post(`${server.url}/leads`, LEAD, { 'X-Forwarded-For': address })).status);
    expect(answered).toEqual(statuses);
    expect(server.lines.filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))).toHaveLength(warnings);
  },
);

it('the endpoint of leads counts the addresses of one IPv6 customer as one caller', async () => {
  const server = await runServer({ callsPerMinute: 20, trustedProxies: ['127.0.0.1'] });
  const statuses = [];
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1'])
    statuses.push((await post(`${server.url}/leads`, LEAD, { 'X-Forwarded-For': address })).status);
  expect(statuses).toEqual([200, 429, 200]);
});

it('the log notes once who calls too often, and nothing that a caller wrote', async () => {
  const server = await runServer({ callsPerMinute: 20 });
  const secret = 'ana@correo.example';
  await fetch(`${server.url}/leads?secreto=${secret}`, { headers: { 'X-Secreto': secret } });
  for (let call = 0; call < 4; call += 1)
    await post(`${server.url}/leads`, JSON.stringify({ email: secret, [secret]: 1 }));
  expect(server.lines).toEqual([{ level: 'warn', route: '/leads', status: 429, msg: 'Refused' }]);
});

const ID = '0b0e0c0a-1111-4222-8333-444455556666';
const OTHER = '0b0e0c0a-1111-4222-8333-444455556667';
const body = JSON.stringify(leadBody({ id: ID }));
const erase = (url: string, id: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/leads/${id}`, { method: 'DELETE', headers });

it('the id of a lead erases it, tells nothing to whoever guesses one, and stands in one line of the log', async () => {
  const server = await runServer();
  await post(`${server.url}/leads`, body);
  const answers = [];
  for (const id of [OTHER, ID.toUpperCase(), ID]) {
    const answered = await erase(server.url, id);
    answers.push([answered.status, await answered.text()]);
  }
  expect(answers).toEqual(Array.from({ length: 3 }, () => [200, '{"ok":true}']));
  expect(storedLeads(server.leadsFile)).toEqual([]);
  expect(server.lines).toEqual([{ level: 'info', lead: ID, msg: 'A lead was erased' }]);
});

it.each(['ana', `${ID}0`])('the id of a lead is refused when it is %s', async (id) => {
  const server = await runServer();
  expect((await erase(server.url, id)).status).toBe(400);
});

it('the id of a lead erases nothing for a page of another site', async () => {
  const server = await runServer();
  await post(`${server.url}/leads`, body);
  expect((await erase(server.url, ID, { Origin: 'https://otro.example' })).status).toBe(403);
  expect(storedLeads(server.leadsFile)).toHaveLength(1);
});

it('the id of a lead notes that nobody is to contact its person about it, and of no other lead of theirs', async () => {
  const server = await runServer();
  for (const id of [ID, OTHER])
    await post(`${server.url}/leads`, JSON.stringify(leadBody({ id, contacto: 'si' })));
  expect((await post(`${server.url}/leads/${ID}/no-contactar`, '{}')).status).toBe(200);
  const noted = storedLeads(server.leadsFile).filter((lead) => 'no_contactar' in lead);
  expect(noted.map(({ id }) => id)).toEqual([ID]);
  expect(server.lines).toEqual([{ level: 'info', lead: ID, msg: 'A person asked not to be contacted' }]);
});
