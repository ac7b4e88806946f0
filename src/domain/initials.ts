import { matchKey } from '#domain/match-key.ts';

/** Words that say what a lender is, not which one. */
const GENERIC: readonly string[] = 'banco nuevo tarjeta de del la las el los y argentina sa sau srl'.split(
  ' ',
);

/** Initials of a lender's name, at most two: 'Banco Galicia' gives 'GA', 'Banco Santa Fe' gives 'SF', '' gives ''. */
export function initialsOf(name: string): string {
  const words = matchKey(name).split('-').filter(Boolean);
  const telling = words.filter((word) => !GENERIC.includes(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
