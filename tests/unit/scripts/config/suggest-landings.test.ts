import { expect, it } from 'vitest';
import { fingerprintOf } from '#domain/quote/audience-facts.ts';
import { suggestions } from '#scripts/config/suggest-landings.ts';
import { landingFacts } from '#site/landing-facts.ts';
import { content } from '../../../support/content/content.ts';

const found = suggestions(content);
const printOf = (start: Parameters<typeof landingFacts>[0]['start']): string => {
  const facts = landingFacts({ start }, content);
  return facts ? fingerprintOf(facts) : '';
};

it('suggests only pages whose figures no page has yet, neither the general one nor another suggestion', () => {
  expect(found.length).toBeGreaterThan(10);
  const prints = [{}, ...content.landings.map(({ start }) => start), ...found.map(({ start }) => start)].map(
    printOf,
  );
  expect(new Set(prints).size).toBe(prints.length);
  expect(prints).not.toContain('');
});

it('begins with the one whose figures differ most from the general page', () => {
  const differences = found.map(({ difference }) => difference);
  expect(differences).toEqual(differences.toSorted((one, other) => other - one));
  expect(differences.at(-1)).toBeGreaterThan(0);
});

it('suggests no page again once it is there', () => {
  const [best] = found;
  const [landing] = content.landings;
  if (!best || !landing) throw new Error('Nothing was suggested.');
  const landings = [...content.landings, { ...landing, id: 'nueva', start: best.start }];
  expect(suggestions({ ...content, landings }).map(({ start }) => start)).not.toContainEqual(best.start);
});
