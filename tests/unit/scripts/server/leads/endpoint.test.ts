import { readFileSync } from 'node:fs';
import Libsql from 'libsql';
import { describe, expect, it } from 'vitest';
import { leadRow } from '#scripts/server/leads/csv.ts';
import { storedLeads } from '../../../../support/data/leads.ts';
import { LEAD, leadBody, padded, post, SIMULATION } from '../../../../support/data/requests.ts';
import { runServer, sendRaw } from '../../../../support/server/running-server.ts';

const KB = 1024;

const rowsOf = ({ leadsFile }: { leadsFile: string }): string[] =>
  storedLeads(leadsFile).map((lead) => leadRow(lead).trimEnd());

it('the endpoint of leads writes one row: a formula as text, and of the page’s address what is harmless', async () => {
  const server = await runServer();
  const page_url = 'https://sitio.example/galicia?dni=1&utm_source=x&utm_otro=y&utm_term=ana@correo.example';
  const body = JSON.stringify(leadBody({ email: '=HYPERLINK("http://x","a")@b', page_url }));
  const response = await post(`${server.url}/leads`, body, { 'Content-Type': 'text/plain;charset=UTF-8' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(rowsOf(server)).toEqual([
    expect.stringMatching(/^20\d\d-.*Z,01234567,"'=HYPERLINK\(""http:\/\/x"",""a""\)@b",1155550100,40,/),
  ]);
  expect(rowsOf(server)[0]).toContain(',https://sitio.example/galicia?utm_source=x,');
});

it.each([
  { case: 'a wrong field', body: JSON.stringify(leadBody({ dni: '1' })), status: 400 },
  { case: 'no JSON', body: 'dni=1', status: 400 },
  { case: '4 KB', body: padded(LEAD, 4 * KB), status: 200 },
  { case: 'a byte more', body: padded(LEAD, 4 * KB + 1), status: 413 },
])('the endpoint of leads answers $status to $case', async ({ body, status }) => {
  const server = await runServer();
  expect((await post(`${server.url}/leads`, body)).status).toBe(status);
  expect(rowsOf(server)).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  {
    case: 'yes',
    said: { contacto: 'si', enviado: '2026-11-20T12:00:00.000Z' },
    status: 200,
  },
  { case: 'another answer', said: { contacto: 'tal vez' }, status: 400 },
  { case: 'a text in place of a moment', said: { enviado: 'ayer' }, status: 400 },
])('the endpoint of leads answers $status to a lead whose person said $case', async ({ said, status }) => {
  const server = await runServer();
  expect((await post(`${server.url}/leads`, JSON.stringify(leadBody(said)))).status).toBe(status);
  expect(storedLeads(server.leadsFile)).toMatchObject(status === 200 ? [said] : []);
});

it('the endpoint of leads takes the lead that the README has an operator try', async () => {
  const server = await runServer();
  const [, lead = ''] =
    /localhost:4173\/leads -d '(.*)'/.exec(readFileSync('scripts/README.md', 'utf8')) ?? [];
  expect((await post(`${server.url}/leads`, lead)).status).toBe(200);
  expect(rowsOf(server)).toHaveLength(1);
});

it.each(['provincia', 'antiguedad_laboral', 'situacion_laboral'])(
  "the endpoint of leads keeps a lead whose %s is a label of yesterday's form, as it came",
  async (field) => {
    const server = await runServer();
    const body = JSON.stringify(leadBody({ [field]: 'Etiqueta de ayer' }));
    expect((await post(`${server.url}/leads`, body)).status).toBe(200);
    expect(rowsOf(server)[0]).toContain(',Etiqueta de ayer,');
  },
);

it('limits how often one caller may write, and says when to come back', async () => {
  const server = await runServer({ leadsPerMinute: 2 });
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await post(`${server.url}/leads`, LEAD));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rowsOf(server)).toHaveLength(2);
});

it.each([
  { from: 'a page of this site sends', headers: ['Sec-Fetch-Site: same-origin'], status: 200 },
  { from: 'another site’s page sends', headers: ['Sec-Fetch-Site: cross-site'], status: 403 },
  { from: 'the same site on another port sends', headers: ['Sec-Fetch-Site: same-site'], status: 403 },
  { from: 'an older browser sends from here', headers: ['Origin: http://x:81'], status: 200 },
  {
    from: 'an older browser sends from another site',
    headers: ['Origin: https://otro.example'],
    status: 403,
  },
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
  expect(rowsOf(server)).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  { whose: 'our proxy', trustedProxies: ['127.0.0.0/8'], statuses: [200, 200, 429], warnings: 0 },
  {
    whose: 'anybody who reaches the port',
    trustedProxies: ['10.0.0.0/8'],
    statuses: [200, 429, 429],
    warnings: 1,
  },
  { whose: 'anybody', trustedProxies: [], statuses: [200, 429, 429], warnings: 1 },
])(
  'the endpoint of leads answers $statuses to callers that $whose tells of, and warns $warnings times',
  async ({ trustedProxies, statuses, warnings }) => {
    const server = await runServer({ leadsPerMinute: 1, trustedProxies });
    const answered = [];
    // The last one claims, before what the proxy saw, to come from elsewhere.
    for (const address of ['198.51.100.1', '198.51.100.2', '203.0.113.9, 198.51.100.1:4711'])
      answered.push((await post(`${server.url}/leads`, LEAD, { 'X-Forwarded-For': address })).status);
    expect(answered).toEqual(statuses);
    expect(server.lines.filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))).toHaveLength(warnings);
  },
);

it('notes who is refused: what was asked and the answer, nothing that the caller wrote', async () => {
  const server = await runServer({ leadsPerMinute: 1 });
  const leads = `${server.url}/leads`;
  const secret = 'ana@correo.example';
  await fetch(`${leads}?secreto=${secret}`, { headers: { 'X-Secreto': secret } });
  await post(leads, LEAD, { 'Sec-Fetch-Site': 'cross-site' });
  await post(leads, JSON.stringify({ email: secret }));
  await post(leads, LEAD);
  await post(`${server.url}/simular_personal`, padded(SIMULATION, 16 * KB + 1));
  await post(`${server.url}/simular_personal`, SIMULATION);
  const refused = [
    { method: 'GET', route: '/leads', status: 405 },
    { method: 'POST', route: '/leads', status: 403 },
    { method: 'POST', route: '/leads', status: 400 },
    { method: 'POST', route: '/leads', status: 429 },
    { method: 'POST', route: '/simular_personal', status: 413 },
  ];
  expect(server.lines).toEqual(refused.map((fields) => ({ level: 'warn', ...fields, msg: 'Refused' })));
});

it('the endpoint of leads says so when the disk is full, and reports it without the person’s data', async () => {
  const server = await runServer({ leadsFile: '/dev/full' });
  const response = await post(`${server.url}/leads`, LEAD);
  expect([response.status, await response.json()]).toEqual([503, { error: expect.any(String), fields: [] }]);
  expect(server.lines).toContainEqual({ level: 'error', code: 'SQLITE_FULL', msg: 'A lead was not written' });
  const said = server.lines.map(({ msg }) => msg);
  expect(said).toContain('Leads cannot be written to the database: SQLITE_FULL');
  expect((await post(`${server.url}/simular_personal`, SIMULATION)).status).toBe(200);
});

describe('the id of a lead', () => {
  const ID = '0b0e0c0a-1111-4222-8333-444455556666';
  const body = JSON.stringify(leadBody({ id: ID }));
  const erase = (url: string, id: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/leads/${id}`, { method: 'DELETE', headers });

  it('the id of a lead erases it, and tells nothing to whoever guesses one', async () => {
    const server = await runServer();
    await post(`${server.url}/leads`, body);
    const guessed = await erase(server.url, '0b0e0c0a-1111-4222-8333-444455556667');
    expect(rowsOf(server)).toHaveLength(1);
    const known = await erase(server.url, ID.toUpperCase());
    const gone = await erase(server.url, ID);
    const answers = await Promise.all(
      [guessed, known, gone].map(async (one) => [one.status, await one.text()]),
    );
    expect(answers).toEqual(Array.from({ length: 3 }, () => [200, '{"ok":true}']));
    expect(rowsOf(server)).toEqual([]);
    expect((await post(`${server.url}/leads`, body)).status).toBe(200);
    expect(rowsOf(server)).toEqual([]);
  });

  it('the id of a lead leaves one line in the log when a lead was there, without the id', async () => {
    const server = await runServer();
    await post(`${server.url}/leads`, body);
    for (let call = 0; call < 3; call += 1) await erase(server.url, ID);
    const lines = server.lines.filter(({ msg }) => msg === 'A person erased a lead');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(server.lines)).not.toContain(ID);
  });

  it.each([
    { case: 'no UUID', id: 'ana', status: 400 },
    { case: 'a UUID and more', id: `${ID}0`, status: 400 },
  ])('the id of a lead is refused when it is $case', async ({ id, status }) => {
    const server = await runServer();
    expect((await erase(server.url, id)).status).toBe(status);
  });

  it('the id of a lead erases nothing for a page of another site', async () => {
    const server = await runServer();
    await post(`${server.url}/leads`, body);
    expect((await erase(server.url, ID, { Origin: 'https://otro.example' })).status).toBe(403);
    expect(rowsOf(server)).toHaveLength(1);
  });

  it('the id of a lead may be tried only so often by one caller', async () => {
    const server = await runServer({ leadsPerMinute: 2 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await erase(server.url, ID)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('the id of a lead notes that its person asked not to be contacted, with a line that tells no datum, and of no other', async () => {
    const server = await runServer();
    await post(`${server.url}/leads`, body);
    const other = '0b0e0c0a-1111-4222-8333-444455556667';
    for (const id of [other, ID])
      expect((await post(`${server.url}/leads/${id}/no-contactar`, '{}')).status).toBe(200);
    expect(server.lines).toEqual([{ level: 'info', msg: 'A person asked not to be contacted' }]);
    const db = new Libsql(server.leadsFile, { readonly: true });
    const kinds = db.prepare('select kind from lead_removals order by kind').all();
    db.close();
    expect(kinds).toEqual([{ kind: 'block' }, { kind: 'block' }, { kind: 'salt' }]);
  });
});
