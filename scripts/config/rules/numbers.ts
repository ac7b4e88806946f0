const NUMBER = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/;

/** The first number of a text as written in Argentina ('+1.200' is 1200, '2,5' is 2.5), or undefined. */
export function numberIn(text: string): number | undefined {
  const written = NUMBER.exec(text)?.[0];
  return written === undefined ? undefined : Number(written.replaceAll('.', '').replace(',', '.'));
}
