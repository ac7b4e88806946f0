import { join } from 'node:path';
import { loadContent } from '#scripts/config/read/load.ts';

export const ROOT = join(import.meta.dirname, '../..');

const loaded = loadContent(ROOT);
if (!loaded.content) throw new Error(`config/ has problems: ${JSON.stringify(loaded.problems[0])}`);

/** The real content of the site. */
export const content = loaded.content;
