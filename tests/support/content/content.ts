import { ROOT } from './files.ts';
import { wholeContent } from '#scripts/config/read/load.ts';

/** The content that the tests run on. */
export const content = wholeContent(ROOT);
