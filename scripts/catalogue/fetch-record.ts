import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '#scripts/config/read/user-error.ts';

const TRIES = 3;
const LONGEST_PAUSE_MS = 5_000;
/** The record has some 2,500 rows and 2 MB as JSON. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Worth another try: the service is overloaded or broken, not the question. */
class TransientError extends Error {}

/** Fetches once, with a limit (ms) from the start to the last byte. */
async function tryOnce(url: string, timeoutMs: number): Promise<Uint8Array> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500 || response.status === 429)
    throw new TransientError(`el servicio contestó ${response.status}`);
  if (!response.ok) throw new UserError(`el servicio contestó ${response.status}; revisá la dirección`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new UserError('la respuesta pesa más de 32 MB; no es la del BCRA');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function whyOf(error: Error): string {
  if (error instanceof TransientError) return error.message;
  return error.name === 'TimeoutError'
    ? 'el servicio tarda demasiado'
    : 'la respuesta se cortó o no hay conexión';
}

/**
 * The record as the central bank's public service answers it; `seconds` are for one try.
 *
 * @throws UserError, in Spanish, when there is no whole answer after all tries.
 */
export async function fetchRecord(url: string, seconds: number): Promise<Uint8Array> {
  let pauseMs = Math.min(LONGEST_PAUSE_MS, seconds * 100);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(url, seconds * 1000);
    } catch (error) {
      if (error instanceof UserError) throw error;
      if (attempt === TRIES)
        throw new UserError(`${whyOf(error as Error)}, ${TRIES} veces`, { cause: error });
      await pause(pauseMs);
      pauseMs *= 2;
    }
  }
}
