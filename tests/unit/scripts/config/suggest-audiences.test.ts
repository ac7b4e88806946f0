import { expect, it } from 'vitest';
import { fingerprintOf } from '#domain/quote/audience-facts.ts';
import { suggestions } from '#scripts/config/suggest-audiences.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';
import { content } from '../../../support/content/content.ts';

const found = suggestions(content);
const printOf = (start: Parameters<typeof audiencePageFacts>[0]['start']): string => {
  const facts = audiencePageFacts({ start }, content);
  return facts ? fingerprintOf(facts) : '';
};

it('suggests only pages whose figures no page has yet, neither the general one nor another suggestion', () => {
  expect(found.length).toBeGreaterThan(10);
  const prints = [
    {},
    ...content.audiencePages.map(({ start }) => start),
    ...found.map(({ start }) => start),
  ].map(printOf);
  expect(new Set(prints).size).toBe(prints.length);
  expect(prints).not.toContain('');
});

it('the list of suggested audiences begins with the one whose figures differ most from the general page', () => {
  const differences = found.map(({ difference }) => difference);
  expect(differences).toEqual(differences.toSorted((one, other) => other - one));
  expect(differences.at(-1)).toBeGreaterThan(0);
});

it('suggests no page again once it is there', () => {
  const [best] = found;
  const [audiencePage] = content.audiencePages;
  if (!best || !audiencePage) throw new Error('Nothing was suggested.');
  const audiencePages = [...content.audiencePages, { ...audiencePage, id: 'nueva', start: best.start }];
  expect(suggestions({ ...content, audiencePages }).map(({ start }) => start)).not.toContainEqual(best.start);
});
