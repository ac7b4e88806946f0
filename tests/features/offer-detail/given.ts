import type { ContentParts } from '#generated/kinds.ts';
import type { Given } from '../../fixtures/made-up/document.ts';

const offerDetail: Given<ContentParts['offerDetail']> = {
  // The name for screen readers begins with what is seen.
  officialSite: '⟦official site⟧',
  officialSiteLabel: '⟦official site⟧ {bank}',
  lend: { links: [{ href: '/informacion' }, { href: '/contacto' }] },
};

export const given = { 'offer-detail.json': offerDetail };
