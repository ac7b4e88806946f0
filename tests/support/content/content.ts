import { ROOT } from './files.ts';
import { wholeContent } from './whole-content.ts';

/** The content that the tests run on. */
export const content = wholeContent(ROOT);
