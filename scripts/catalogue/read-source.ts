import { readApi } from '#scripts/catalogue/read-api.ts';
import { readCsv } from '#scripts/catalogue/read-csv.ts';
import type { Source } from '#scripts/catalogue/source.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/**
 * Text of a file in UTF-8, with or without BOM, or else in windows-1252, as the BCRA publishes it. Bytes that are
 * valid UTF-8 are taken as such: accented words in windows-1252 never are.
 *
 * @throws UserError for what is no text in either encoding.
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4))
    throw new UserError('es una planilla o un comprimido; guardalo como CSV separado por punto y coma');
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || bytes.includes(0))
    throw new UserError('no es texto en UTF-8 ni en windows-1252; guardalo como CSV en UTF-8');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/**
 * Reads the official record from a file's bytes, in either of its forms; JSON is told by its first character.
 *
 * @throws UserError when the file cannot be imported.
 */
export function readSource(bytes: Uint8Array): Source {
  const { text, encoding } = decode(bytes);
  return /^\s*[[{]/.test(text)
    ? { form: 'json', encoding, rows: readApi(text) }
    : { form: 'csv', encoding, rows: readCsv(text) };
}
