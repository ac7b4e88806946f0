import { SCRIPT_PARTS, singles } from '#generated/kinds.ts';
import type { Content } from '#site/content.ts';

/** What a campaign says in the place of a text that scripts draw: the keys of the place, its part first, and the value. */
export type WordOver = readonly [keys: readonly string[], value: unknown];

const FILES: Readonly<Record<string, { part: string }>> = singles;
const DRAWN: ReadonlySet<string> = new Set(SCRIPT_PARTS);

/** What the campaigns of a content say in the place of texts that scripts draw: scripts hold the everyday ones. */
export const wordsOver = ({ campaigns }: Pick<Content, 'campaigns'>): WordOver[] =>
  campaigns.flatMap(({ values }) =>
    values.flatMap(({ at, value }): WordOver[] => {
      const [file = '', ...rest] = at.split('#');
      const part = FILES[file]?.part ?? '';
      // The page brings the simulator's own.
      if (!DRAWN.has(part) || part === 'simulator') return [];
      const keys = rest.join('#').split('/').slice(1);
      return [[[part, ...keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))], value]];
    }),
  );
