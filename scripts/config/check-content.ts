import type { Loaded } from '#scripts/config/read/content.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { assembled, validateFile } from '#scripts/config/read/validate-file.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { NO_EXCEPTIONS, parseExceptions } from '#scripts/config/rules/exceptions.ts';

/** Files of a content by their names, `config/site.json`, as text or as bytes; null for what is no file. */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array | null>;

const encoded = new Map<string, Uint8Array>();

/** The same bytes for the same text, so that what was checked is not checked again. */
function bytesOf(data: string | Uint8Array): Uint8Array {
  if (typeof data !== 'string') return data;
  const bytes = encoded.get(data) ?? new TextEncoder().encode(data);
  encoded.set(data, bytes);
  return bytes;
}

/**
 * Loads contents that differ in little from their files alone, in a page as well as on a command line: files that stay
 * the same text are checked once.
 *
 * @throws Error when an exception lacks its rule, path or reason.
 */
export function openContent(schemas: Pick<Schemas, 'byKind'>): (files: ContentFiles) => Loaded {
  const faultsOf = openExplainer(schemas);
  const schemaReference = (file: string, kind: string): string =>
    `${'../'.repeat(file.split('/').length - 1)}schema/${kind}.schema.json`;
  const known = new Map<string, { data: string | Uint8Array; read: ConfigFile }>();
  const read = (file: string, data: string | Uint8Array) => {
    const before = known.get(file);
    if (before?.data === data) return before.read;
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const fresh = validateFile({ faultsOf, schemaReference }, file, bytes);
    known.set(file, { data, read: fresh });
    return fresh;
  };
  return (files) => {
    const configs = new Map<string, ConfigFile>();
    const others = new Map<string, Uint8Array | null>();
    let exceptions = NO_EXCEPTIONS;
    for (const [file, data] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (file === EXCEPTIONS_FILE && data !== null)
        exceptions = parseExceptions(new TextDecoder().decode(bytesOf(data)));
      else if (data !== null && file.endsWith('.json')) configs.set(file, read(file, data));
      else others.set(file, data === null ? null : bytesOf(data));
    }
    return assembled('', configs, others, exceptions);
  };
}
