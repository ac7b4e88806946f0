import type { ContentParts } from '#generated/kinds.ts';
import type { Words } from '#site/words.tsx';
import catalogueJson from '../../fixtures/site/catalogue.json';
import contactJson from '../../fixtures/site/contact.json';
import directoryJson from '../../fixtures/site/directory.json';
import kitJson from '../../fixtures/site/kit.json';
import panelsJson from '../../fixtures/site/panels.json';
import personalJson from '../../fixtures/site/personal.json';
import resultsJson from '../../fixtures/site/results.json';
import simulatorJson from '../../fixtures/site/simulator.json';
import siteJson from '../../fixtures/site/site.json';
import exclusionsJson from '../../fixtures/site/tables/exclusions.json';

// Parts of the made-up site for tests that run in a page too, which read no files.
export const simulator = simulatorJson as Words['simulator'];
const personal = personalJson as Words['personal'];
export const results = resultsJson as Words['results'];
export const panels = panelsJson as Words['panels'];
export const kit = kitJson as unknown as Words['kit'];
export const site = siteJson as ContentParts['site'];
export const catalogue = catalogueJson as ContentParts['catalogue'];
export const contact = contactJson as ContentParts['contact'];
export const directory = directoryJson as ContentParts['directory'];
export const exclusions = exclusionsJson as ContentParts['exclusions'];

/** Words of everything that scripts draw. */
export const words: Words = { simulator, personal, results, panels, kit };
