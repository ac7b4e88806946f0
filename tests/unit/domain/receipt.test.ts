import { expect, it } from 'vitest';
import { isReceipt } from '#domain/receipt.ts';

const receipt = { id: 'a1', endpoint: '/leads', until: 1_790_000_000_000 };

it.each([
  ['a receipt', receipt, true],
  ['one without an id', { ...receipt, id: undefined }, false],
  ['one whose id is a number', { ...receipt, id: 1 }, false],
  ['one without a place', { ...receipt, endpoint: null }, false],
  ['one whose time is a text', { ...receipt, until: '1790000000000' }, false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a text', 'a1', false],
])('%s is told from other values', (_, value, expected) => expect(isReceipt(value)).toBe(expected));
