import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const contractReview: Given<ContentParts['contractReview']> = {
  example: { received: 1_000_000, count: 12, first: 139_500, last: 139_500 },
  limits: { count: 360 },
  note: { links: [{ href: '/informacion' }] },
};

export const given = { 'contract-review.json': contractReview };
