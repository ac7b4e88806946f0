import { type AudienceFacts, audienceFacts } from '#domain/quote/audience-facts.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import { unit } from '#domain/units.ts';
import type { AudiencePage } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';

type Sources = Pick<Content, 'catalogue' | 'exclusions' | 'simulator'>;

/** The applicant that an audience page is for; what it does not say rules nothing out. */
export const applicantFor = (
  start: AudiencePage['start'],
  { defaults, means }: Pick<Content['simulator'], 'defaults' | 'means'>,
): Applicant => ({
  amount: unit(start.amount ?? defaults.amount),
  term: unit(start.term ?? defaults.term),
  netSalary: null,
  maxIncomeShare: unit(means.upTo),
  seniorityMonths: null,
  age: null,
  employment: start.employment ?? null,
  province: start.province ?? null,
});

/** Returns the catalogue's facts about an audience page's loan and audience; null when nobody lends it. */
export const audiencePageFacts = (
  { start }: Pick<AudiencePage, 'start'>,
  { catalogue, exclusions, simulator }: Sources,
): AudienceFacts | null =>
  audienceFacts(shownCatalogue({ catalogue, exclusions }), applicantFor(start, simulator));
