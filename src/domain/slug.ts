/** No lender's name comes near; the rest of a longer text is not looked at. */
const LONGEST_NAME = 1000;
const ASCII = 128;
const SPACE = 32;
const HYPHEN = 45;
const OTHER_SPACE = /\s/;
const IS_KEPT = Uint8Array.from({ length: ASCII }, (_, code) =>
  /[a-z0-9-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * The public slug of an offer: the name in lower case, runs of white space as hyphens, and every character other
 * than a–z, 0–9 and hyphen removed. Never used to find a lender: see `matchKey`, also for why this is a loop.
 */
export function offerSlug(name: string): string {
  const lower = name.slice(0, LONGEST_NAME).toLowerCase();
  const codes: number[] = [];
  let wasSpace = false;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    const isLetter = code < ASCII && IS_KEPT[code] === 1;
    const isSpace = !isLetter && (code === SPACE || OTHER_SPACE.test(lower.charAt(at)));
    if (isLetter) codes.push(code);
    else if (isSpace && !wasSpace) codes.push(HYPHEN);
    wasSpace = isSpace;
  }
  return String.fromCharCode.apply(null, codes);
}
