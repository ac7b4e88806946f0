import { type Answer, type Fault, type Sees, ERROR } from './fault.ts';
import { GOOD_OFFERS } from './offers.ts';

const GOOD = JSON.stringify({ offers: GOOD_OFFERS });
const MEGABYTE = 1_000_000;

const refused: Sees = { view: 'error', texts: [ERROR] };
const accepted: Sees = { view: 'offers', offers: GOOD_OFFERS.length };

const BODIES: readonly [id: string, provider: Answer, sees?: Sees][] = [
  ['an empty body', { body: '' }],
  ['a page in HTML', { body: '<!doctype html><title>Mantenimiento</title>', type: 'text/html' }],
  ['JSON that stops in the middle', { body: GOOD.slice(0, 40) }],
  ['a transfer that stops in the middle', { socket: 'cut-body' }],
  ['bytes that are not the gzip they claim to be', { socket: 'bad-gzip' }],
  ['null', { body: 'null' }],
  ['an empty list', { body: '[]' }],
  ['an empty object', { body: '{}' }],
  ['a number', { body: '42' }],
  ['offers that are null', { body: '{"offers":null}' }],
  ['offers that are an object', { body: '{"offers":{"length":3}}' }],
  ['offers that are a text', { body: '{"offers":"none"}' }],
  ['an error message under status 200', { body: '{"error":"quota exceeded"}' }],
  ['a list nested 100,000 times', { body: '['.repeat(100_000) }],
  ['20 MB', { body: `{"offers":[${'"x",'.repeat(5 * MEGABYTE)}1]}` }],
  ['a byte-order mark before the JSON', { body: `\uFEFF${GOOD}` }, accepted],
  ['JSON called text/html', { body: GOOD, type: 'text/html' }, accepted],
  ['JSON without a type', { body: GOOD, type: '' }, accepted],
];

export const bodies: readonly Fault[] = BODIES.map(([id, provider, sees = refused]) => ({
  id: `the body is ${id}`,
  group: 'body',
  provider,
  sees,
}));
