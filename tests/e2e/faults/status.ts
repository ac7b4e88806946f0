import { type Fault, ERROR } from './fault.ts';

const GATEWAY_PAGE =
  '<html><head><title>Error</title></head><body><center><h1>nginx</h1></center></body></html>';

const STATUSES: readonly [status: number, id: string, headers?: Record<string, string>][] = [
  [400, 'bad request'],
  [401, 'not authorised', { 'WWW-Authenticate': 'Bearer' }],
  [403, 'forbidden'],
  [404, 'not found'],
  [408, 'request time-out'],
  [413, 'too large'],
  [422, 'not processable'],
  [429, 'too many requests', { 'Retry-After': '120' }],
  [500, 'internal error'],
  [502, 'bad gateway'],
  [503, 'unavailable', { 'Retry-After': '3600' }],
  [504, 'gateway time-out'],
];

const refused: Fault['sees'] = { view: 'error', texts: [ERROR], hides: ['nginx'] };

export const statuses: readonly Fault[] = [
  ...STATUSES.map(([status, id, headers = {}]): Fault => ({
    id: `status ${status}, ${id}`,
    group: 'status',
    provider: { status, headers, body: GATEWAY_PAGE, type: 'text/html' },
    sees: refused,
  })),
  { id: 'status 204, no content', group: 'status', provider: { status: 204 }, sees: refused },
  {
    id: 'status 302, to a page in HTML',
    group: 'status',
    provider: { status: 302, headers: { Location: '/bancos' } },
    sees: refused,
  },
];
