import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asMarkdown, type Figure, lineOf, median, percentile, summarise } from '#scripts/bench/figure.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';
import { catalogueOf, simulatorOf } from '#scripts/bench/measures/provider.ts';
import { syntheticRequests } from '#scripts/bench/synthetic.ts';
import { chosenMeasures, MEASURES, slowdownOf } from '#scripts/cli/bench.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

describe('what is asked for on the command line', () => {
  it.each([
    ['every measurement, when nothing is', undefined, Object.keys(MEASURES)],
    ['what --only names, in the usual order', 'check,bytes', ['bytes', 'check']],
  ])('is %s', (_, only, names) => expect(chosenMeasures(only)).toEqual(names));

  it('is refused by the name that is no measurement', () => {
    expect(() => chosenMeasures('bytes,speed')).toThrow('no measurement "speed"');
  });

  it.each<[string | undefined, number]>([
    [undefined, 4],
    ['2.7', 2.7],
    ['1', 1],
  ])('is a processor slower by what --slowdown says: %s', (given, times) =>
    expect(slowdownOf(given)).toBe(times),
  );

  it.each(['', '0.5', 'slow', 'Infinity'])('is refused as no slowdown: "%s"', (given) =>
    expect(() => slowdownOf(given)).toThrow(`not "${given}"`),
  );
});

const DOWN_FROM_100 = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('figures', () => {
  const figure = (part: Partial<Figure>): Figure => ({
    goal: 'interaction-median',
    of: '/',
    runs: [10],
    by: 'median',
    ...part,
  });

  it.each<[string, number, number]>([
    ['the middle of an odd number', median([9, 1, 5]), 5],
    ['the mean of two in the middle', median([9, 1, 5, 7]), 6],
    ['the 95th of 100', percentile(DOWN_FROM_100, 0.95), 95],
    ['the only one', percentile([3], 0.95), 3],
    ['no number for no runs', median([]), Number.NaN],
  ])('%s', (_, found, expected) => expect(found).toBe(expected));

  it.each<[string, Partial<Figure>, boolean]>([
    ['at the goal is met', { runs: [40] }, true],
    ['above the goal is missed', { runs: [40.1] }, false],
    ['the largest counts where it has to', { runs: [1, 1, 50], by: 'largest' }, false],
    ['a rate has to reach the goal', { goal: 'provider-rate', runs: [2999] }, false],
    ['a rate may exceed the goal', { goal: 'provider-rate', runs: [3001] }, true],
    ['without a run nothing is met', { runs: [] }, false],
  ])('%s', (_, part, isMet) => expect(summarise(figure(part)).isMet).toBe(isMet));

  it('are printed with spread, goal and verdict', () => {
    expect(lineOf(figure({ runs: [10, 50, 60] }))).toBe(
      '  MISSED Click or key to next paint, median (/): 50 ms [10 ms–60 ms, 3 runs], goal ≤ 40 ms',
    );
  });

  it('end up in one table in the order of the goals', () => {
    const table = asMarkdown([figure({ of: 'second' }), figure({ goal: 'script-form', of: 'first' })]);
    expect(
      table
        .split('\n')
        .slice(2)
        .map((row) => row.split(' | ')[1]),
    ).toEqual(['first', 'second']);
  });
});

describe('invented content', () => {
  it('passes the check', () => {
    const copy = projectCopy(process.cwd(), 60);
    try {
      const loaded = loadContent(copy.root);
      expect(allProblems(loaded).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(loaded.parts.lenders.filter(({ page }) => page)).toHaveLength(60);
    } finally {
      rmSync(copy.root, { recursive: true });
    }
  });

  it('is the same every time', () => {
    const root = process.cwd();
    expect(catalogueOf(root, 300)).toEqual(catalogueOf(root, 300));
    expect(catalogueOf(root, 300).products).toHaveLength(300);
  });

  it('is asked for with requests that the provider answers with offers', () => {
    const root = process.cwd();
    const simulator = simulatorOf(root);
    const answer = createSimulation(catalogueOf(root, 2500), simulator);
    const answers = syntheticRequests(simulator, 100).map((text) => answer(JSON.parse(text)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const offers = answers.map(
      ({ body }) => (JSON.parse(body.toString()) as { offers: unknown[] }).offers.length,
    );
    expect(median(offers)).toBeGreaterThan(20);
  });
});
