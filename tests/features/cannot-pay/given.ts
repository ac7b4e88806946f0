import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const fact = { seen: '2026-11-27' };

const cannotPay: Given<ContentParts['cannotPay']> = {
  letter: { rest: [{}, {}] },
  acts: [
    { id: 'first', facts: [fact] },
    { id: 'second', facts: [fact], asks: [{}], links: [{ href: '/contacto' }] },
  ],
};

export const given = { 'cannot-pay.json': cannotPay };
