import { matchKey } from '#domain/match-key.ts';

/** Lower case without marks, one space between words: by this, 'entre rios' finds 'Entre Ríos'. */
export const folded = (text: string): string => matchKey(text).replaceAll('-', ' ');
