import { ARTICLES } from '#domain/spelled-out.ts';

/** Words that many names share: they identify no entity. */
const COMMON = new Set(
  'banco bank sa sau sas srl ltda limitada limitado sgr spr sociedad anonima unipersonal argentina compania financiera cooperativa cooperativo mutual asociacion credito creditos consumo vivienda prestamos tarjeta tarjetas grupo servicios sociales'.split(
    ' ',
  ),
);

/** Words of which one stands in the name of every entity of a kind. */
export const KINDS = new Set('banco mutual cooperativa financiera tarjeta sgr'.split(' '));

/** Whether a word says which entity is meant. */
export const isOwn = (word: string): boolean => !COMMON.has(word);

/** The words of a key that say which entity is meant. */
export const wordsOf = (key: string): string[] =>
  key.split('-').filter((word) => isOwn(word) && !ARTICLES.has(word));
