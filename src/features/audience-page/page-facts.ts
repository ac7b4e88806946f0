import { type AudienceFacts, audienceFacts } from '#features/audience-page/audience-facts.ts';
import type { AudiencePage } from '#generated/types.ts';
import { applicantFor } from '#site/applicant.ts';
import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';

type Sources = Pick<Content, 'catalogue' | 'exclusions' | 'simulator'>;

/** Returns the catalogue's facts about an audience page's loan and audience; null when nobody lends it. */
export const audiencePageFacts = (
  { start }: Pick<AudiencePage, 'start'>,
  { catalogue, exclusions, simulator }: Sources,
): AudienceFacts | null =>
  audienceFacts(shownCatalogue({ catalogue, exclusions }), applicantFor(start, simulator));
