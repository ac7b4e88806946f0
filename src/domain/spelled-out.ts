/** Words that tell no two names apart. */
export const ARTICLES = new Set('de del la las los el y e'.split(' '));

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
