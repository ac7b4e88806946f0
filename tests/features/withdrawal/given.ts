import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const withdrawal: Given<ContentParts['withdrawal']> = {
  letter: { rest: [{}, {}] },
  sections: [{ items: [{}, {}] }],
  holidays: { from: '2026-01-01', until: '2099-12-31', days: ['2026-11-23', '2026-12-07', '2026-12-08'] },
  addresses: [{ lender: 'alerce', url: 'https://calculador.example/arrepentimiento', seen: '2026-11-26' }],
};

export const given = { 'withdrawal.json': withdrawal };
