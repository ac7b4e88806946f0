import { expect, it } from 'vitest';
import { fingerprintOf } from '#domain/quote/audience-facts.ts';
import { checkTrial, generatedLandings } from '#scripts/preview/changes/landing-trial.ts';
import { landingFacts } from '#site/landing-facts.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

/** In the order of their files, in which the check meets them. */
const landings = generatedLandings(content).toSorted((one, other) => (one.id < other.id ? -1 : 1));
const { refused } = checkTrial(ROOT, landings);
const fileOf = (id: string): string => `config/landings/${id}.json`;

it('makes a page for every employment in every province', () => {
  const { employment, provinces } = content.simulator;
  expect(landings).toHaveLength(employment.length * provinces.length);
  expect(new Set(landings.map(({ id }) => id)).size).toBe(landings.length);
});

it('the check refuses exactly those that say the same as an earlier one, or that nobody lends', () => {
  const known = new Set<string>();
  const expected = landings.filter((landing) => {
    const facts = landingFacts(landing, content);
    const isKnown = !facts || known.has(fingerprintOf(facts));
    if (facts) known.add(fingerprintOf(facts));
    return isKnown;
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(landings.length);
  expect([...refused.keys()].toSorted()).toEqual(expected.map(({ id }) => fileOf(id)).toSorted());
});

it('a refusal says which page to join', () => {
  const twins = [...refused.values()].filter(({ message }) => message.includes('mismas cifras'));
  expect(twins.length).toBeGreaterThan(0);
  for (const { message } of twins) expect(message).toMatch(/juntala con \S*landings\/[a-z-]+\.json/);
});
