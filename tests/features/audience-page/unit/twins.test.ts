import { expect, it } from 'vitest';
import { fingerprintOf } from '#features/audience-page/audience-facts.ts';
import type { AudiencePage } from '#generated/types.ts';
import { schemaReference } from '#scripts/config/read/folder.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#features/audience-page/page-facts.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT } from '../../../support/content/files.ts';

const fileOf = (id: string): string => `config/audience-pages/${id}.json`;

/** Returns a page for every employment in every province, each with words of its own. */
function generatedPages({ simulator: { employment, provinces } }: Content): AudiencePage[] {
  return employment.flatMap((job) =>
    provinces.map((place) => {
      const id = `${job.code}-${place.code}`.replaceAll('_', '-');
      const who = `${job.label} en ${place.label}`;
      return {
        $schema: schemaReference(`config/audience-pages/${id}.json`, 'audience-page'),
        id,
        title: who,
        tagline: `Las cifras de quien trabaja y vive así: ${who}.`,
        seo: {
          title: `${who}`.slice(0, 60),
          description: `${who}: quién presta a ese público y a qué costo.`,
        },
        link: id.slice(0, 40),
        start: { employment: job.code, province: place.code },
        sections: [{ title: who, blocks: [{ type: 'paragraph', text: `Página de prueba: ${who}.` }] }],
      };
    }),
  );
}

/** Findings on the made-up content with generated pages in place of its own, by file. */
function refusedOf(pages: readonly AudiencePage[]): ReadonlyMap<string, Problem> {
  const files = new Map([...readFiles(ROOT)].filter(([file]) => !file.startsWith('config/audience-pages/')));
  for (const page of pages) files.set(fileOf(page.id), JSON.stringify(page, null, 2));
  const found = allProblems(openLoader(ROOT)(files)).filter(
    ({ severity, rule, file }) =>
      (severity === 'error' || rule === 'audience-facts') && file.startsWith('config/audience-pages/'),
  );
  return new Map(found.map((problem) => [problem.file, problem]));
}

/** In the order of their files, in which the check meets them. */
const audiencePages = generatedPages(content).toSorted((one, other) => (one.id < other.id ? -1 : 1));
const refused = refusedOf(audiencePages);

it('one page is made for every employment in every province', () => {
  const { employment, provinces } = content.simulator;
  expect(audiencePages).toHaveLength(employment.length * provinces.length);
  expect(new Set(audiencePages.map(({ id }) => id)).size).toBe(audiencePages.length);
});

it('the check refuses exactly the pages that say the same as an earlier one, or that nobody lends', () => {
  const known = new Set<string>();
  const expected = audiencePages.filter((audiencePage) => {
    const facts = audiencePageFacts(audiencePage, content);
    const isKnown = !facts || known.has(fingerprintOf(facts));
    if (facts) known.add(fingerprintOf(facts));
    return isKnown;
  });
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(audiencePages.length);
  expect([...refused.keys()].toSorted()).toEqual(expected.map(({ id }) => fileOf(id)).toSorted());
});

it('a refusal says which page to join', () => {
  const twins = [...refused.values()].filter(({ message }) => message.includes('mismas cifras'));
  expect(twins.length).toBeGreaterThan(0);
  for (const { message } of twins) expect(message).toMatch(/juntala con \S*audience-pages\/[a-z-]+\.json/);
});
