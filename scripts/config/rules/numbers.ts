const NUMBER =
  /(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?:\s*(mil millones|millones|millón|mil|M)(?![\p{L}]))?/u;
const SCALES: Readonly<Record<string, number>> = {
  mil: 1e3,
  M: 1e6,
  millón: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
};
/** '24/7', '4,8/5': written with digits, but not amounts of anything. */
const RATIO = /^\d[\d,]*\s*\/\s*\d+$/;

/** The first number of a text as written in Argentina ('+1.200' is 1200, '1,5 M' is 1,500,000), or undefined. */
export function numberIn(text: string): number | undefined {
  if (RATIO.test(text)) return undefined;
  const [, digits, scale = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return Math.round(Number(digits.replaceAll('.', '').replace(',', '.')) * (SCALES[scale] ?? 1) * 1e6) / 1e6;
}
