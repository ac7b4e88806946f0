import { decode } from '#scripts/catalogue/decode.ts';
import { readApi } from '#scripts/catalogue/read-api.ts';
import { readCsv } from '#scripts/catalogue/read-csv.ts';
import type { Source } from '#scripts/catalogue/source.ts';

/**
 * Reads the official record from a file's bytes, in either of its forms; JSON is told by its first character.
 *
 * @throws FileProblem when the file cannot be imported.
 */
export function readSource(bytes: Uint8Array): Source {
  const { text, encoding } = decode(bytes);
  return /^\s*[[{]/.test(text)
    ? { form: 'json', encoding, rows: readApi(text) }
    : { form: 'csv', encoding, rows: readCsv(text) };
}
