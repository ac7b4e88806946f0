/** Words that many names share: they identify no entity. */
const COMMON = new Set(
  'banco bank sa sau sas srl ltda limitada limitado sgr spr sociedad anonima unipersonal argentina compania financiera cooperativa cooperativo mutual asociacion credito creditos consumo vivienda prestamos tarjeta tarjetas grupo servicios sociales'.split(
    ' ',
  ),
);

/** Words that tell no two names apart. */
export const ARTICLES = new Set('de del la las los el y e'.split(' '));

/** Words of which one stands in the name of every entity of a kind. */
export const KINDS = new Set('banco mutual cooperativa financiera tarjeta sgr'.split(' '));

/** Words that names shorten, in full. */
export const IN_FULL: Readonly<Record<string, string>> = {
  asoc: 'asociacion',
  bco: 'banco',
  cia: 'compania',
  coop: 'cooperativa',
  cred: 'credito',
  mut: 'mutual',
  nvo: 'nuevo',
  pcia: 'provincia',
  prov: 'provincia',
  viv: 'vivienda',
};

/** The words of a key, in full, without articles: 'bco-del-ejemplo' → 'banco', 'ejemplo'. */
export const spelledOut = (key: string): string[] =>
  key
    .split('-')
    .filter((word) => !ARTICLES.has(word))
    .map((word) => IN_FULL[word] ?? word);

/** Whether a word says which entity is meant. */
export const isOwn = (word: string): boolean => !COMMON.has(word);

/** The words of a key that say which entity is meant. */
export const wordsOf = (key: string): string[] =>
  key.split('-').filter((word) => isOwn(word) && !ARTICLES.has(word));
