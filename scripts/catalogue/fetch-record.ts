import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '#scripts/config/read/user-error.ts';

export type Retries = {
  /** For one try, from its start to the last byte. */
  timeoutMs: number;
  tries: number;
  /** Before the second try; twice as long before each further one. */
  pauseMs: number;
};

export const RETRIES: Retries = { timeoutMs: 60_000, tries: 3, pauseMs: 5_000 };

/** The record has some 2,500 rows and 2 MB as JSON. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Worth another try: the service is overloaded or broken, not the question. */
class TransientError extends Error {}

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

/**
 * The record as the central bank's public service answers it.
 *
 * @throws UserError, in Spanish, when there is no whole answer after all tries.
 */
export async function fetchRecord(url: string, { timeoutMs, tries, pauseMs }: Retries): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(url, timeoutMs);
    } catch (error) {
      if (error instanceof UserError) throw error;
      const { name, message } = error as Error;
      const why =
        error instanceof TransientError
          ? message
          : name === 'TimeoutError'
            ? 'el servicio tarda demasiado'
            : 'la respuesta se cortó o no hay conexión';
      if (attempt === tries) throw new UserError(`${why}, ${tries} veces`, { cause: error });
      await pause(pauseMs * 2 ** (attempt - 1));
    }
  }
}
