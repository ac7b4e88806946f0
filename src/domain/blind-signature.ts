/*
 * A signature over a text that its signer does not see (RSA over the hash of the text, blinded): the signer later knows
 * that it signed the text, and cannot tell when or for whom.
 */

const EXPONENT = 65_537n;
/** Bytes of a modulus, and of every number below it. */
const BYTES = 256;
const DIGEST_BYTES = 32;

export const toHex = (number: bigint): string => number.toString(16).padStart(BYTES * 2, '0');
export const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

/** `base` to the power of `exponent`, modulo `modulus`. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** The number by which `value` gives 1, modulo `modulus`. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [left, right, factor, next] = [value % modulus, modulus, 1n, 0n];
  while (left > 1n && right > 0n) {
    const whole = left / right;
    [left, right] = [right, left % right];
    [factor, next] = [next, factor - whole * next];
  }
  return ((factor % modulus) + modulus) % modulus;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random UUID; browsers of the list have no function for it. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The number that stands for a text: as wide as the modulus, so that no two signatures make a third. */
async function numberOf(text: string, modulus: bigint): Promise<bigint> {
  const blocks = await Promise.all(
    Array.from({ length: BYTES / DIGEST_BYTES }, (_, block) =>
      sha256(new TextEncoder().encode(`${block} ${text}`)),
    ),
  );
  return fromHex(blocks.map(hexOf).join('')) % modulus;
}

/** A text made unreadable for its signer, and how the signature of that becomes one of the text. */
export async function blind(
  text: string,
  modulus: bigint,
): Promise<{ blinded: bigint; unblind: (signature: bigint) => bigint }> {
  const factor = fromHex(hexOf(crypto.getRandomValues(new Uint8Array(BYTES)))) % modulus;
  const number = await numberOf(text, modulus);
  return {
    blinded: (number * power(factor, EXPONENT, modulus)) % modulus,
    unblind: (signature) => (signature * inverse(factor, modulus)) % modulus,
  };
}

/** Whether a number is the signature of a text. */
export const isSigned = async (text: string, signature: bigint, modulus: bigint): Promise<boolean> =>
  signature < modulus && power(signature, EXPONENT, modulus) === (await numberOf(text, modulus));
