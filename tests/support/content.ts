import { join } from 'node:path';
import { wholeContent } from '#scripts/config/read/load.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** The content that the tests run on. */
export const content = wholeContent(ROOT);
