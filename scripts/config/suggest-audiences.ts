import { type AudienceFacts, fingerprintOf } from '#domain/quote/audience-facts.ts';
import type { AudiencePage } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';

type Start = AudiencePage['start'];
type Sources = Pick<Content, 'catalogue' | 'exclusions' | 'simulator' | 'audiencePages'>;

/** Loans (pesos, months) that are tried beside the one that the form begins with. */
const LOANS: readonly Required<Pick<Start, 'amount' | 'term'>>[] = [
  { amount: 300_000, term: 12 },
  { amount: 1_000_000, term: 18 },
  { amount: 10_000_000, term: 48 },
  { amount: 30_000_000, term: 60 },
];

export type Suggestion = {
  start: Start;
  facts: AudienceFacts;
  /** Difference of its facts from the general page's; 0: none. */
  difference: number;
};

const share = (value: number, general: number): number => Math.abs(value - general) / Math.max(general, 1);

/**
 * Returns how much an audience's facts differ from the general ones: the relative change of how many lend, of how many
 * do so to anybody and of the lowest CFT, and the parts of the cheapest prices and local loans that only it has.
 */
function differenceOf(facts: AudienceFacts, general: AudienceFacts): number {
  const known = new Set(general.cheapest.map(({ code }) => code));
  const own = facts.cheapest.filter(({ code }) => !known.has(code)).length / facts.cheapest.length;
  return (
    share(facts.count, general.count) +
    share(facts.openCount, general.openCount) +
    share(facts.cft.min, general.cft.min) +
    own +
    facts.locals.length / Math.max(general.cheapest.length, 1)
  );
}

/** Every audience that the form knows, those that say least first: an employment, a province, a loan, and all of them. */
function startsOf({ simulator: { employment, provinces } }: Sources): Start[] {
  const jobs = [{}, ...employment.map(({ code }) => ({ employment: code }))];
  const places = [{}, ...provinces.map(({ code }) => ({ province: code }))];
  const starts: Start[] = jobs.flatMap((job) =>
    places.flatMap((place) => [{}, ...LOANS].map((loan): Start => ({ ...job, ...place, ...loan }))),
  );
  return starts
    .filter((start) => Object.keys(start).length > 0)
    .toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
}

/**
 * Returns the audiences for which a page would say what no page says yet, those whose facts differ most from the
 * general page first. Of several that agree in all but names, the one that says least.
 */
export function suggestions(content: Sources): Suggestion[] {
  const general = audiencePageFacts({ start: {} }, content);
  if (!general) return [];
  const taken = new Set(
    [general, ...content.audiencePages.map((one) => audiencePageFacts(one, content))].map(printOf),
  );
  const found: Suggestion[] = [];
  for (const start of startsOf(content)) {
    const facts = audiencePageFacts({ start }, content);
    if (!facts || taken.has(printOf(facts))) continue;
    taken.add(printOf(facts));
    found.push({ start, facts, difference: differenceOf(facts, general) });
  }
  return found.toSorted((one, other) => other.difference - one.difference);
}

const printOf = (facts: AudienceFacts | null): string => (facts ? fingerprintOf(facts) : '');
