import type { ReactNode } from 'react';
import { WordsContext } from '#site/words.tsx';
import { words } from '../content/made-up.ts';

/** Gives what a test draws the words of the made-up site. */
export const InWords = ({ children }: { children: ReactNode }) => (
  <WordsContext value={words}>{children}</WordsContext>
);
