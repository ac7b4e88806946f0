import { SCRIPT_PARTS, singles } from '#generated/kinds.ts';
import type { Content } from '#site/content.ts';

/** A campaign's value over a text that scripts draw: the keys that lead to the place, its part first, the last key, and the value. */
export type WordOver = [around: string[], key: string, value?: unknown];

const FILES: Readonly<Record<string, { part: string }>> = singles;
const DRAWN: ReadonlySet<string> = new Set(SCRIPT_PARTS);

/** Lists the values that campaigns put over texts that scripts draw: scripts hold the everyday ones. */
export const wordsOver = ({ campaigns }: Pick<Content, 'campaigns'>): WordOver[] =>
  campaigns.flatMap(({ values }) =>
    values.flatMap(({ at, value }): WordOver[] => {
      const [file = '', ...rest] = at.split('#');
      const part = FILES[file]?.part ?? '';
      // The page brings the simulator's own.
      if (!DRAWN.has(part) || part === 'simulator') return [];
      const keys = rest.join('#').split('/').slice(1);
      const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
      const around = [part, ...names.slice(0, -1)];
      const last = names.at(-1) ?? '';
      return [value === undefined ? [around, last] : [around, last, value]];
    }),
  );
