import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '#scripts/config/read/is-object.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

/** A loan by the field names of the central bank's service. Any field may be null or missing. */
export type OfficialRecord = Readonly<Record<string, unknown>>;

const TRIES = 3;
const PAUSE_MS = 2_000;
const TIMEOUT_MS = 60_000;
/** The record has some 2,500 loans and 2 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Says that another try may succeed: the service is overloaded or broken. */
class TransientError extends Error {}

async function fetchOnce(url: string, timeoutMs: number): Promise<Buffer> {
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

function problemOf(error: Error): string {
  if (error instanceof TransientError) return error.message;
  if (error.name === 'TimeoutError') return 'el servicio tarda demasiado';
  return 'la respuesta se cortó o no hay conexión';
}

/**
 * Fetches an answer; `timeoutMs` limits one try, from its start to the last byte.
 *
 * @throws UserError, in Spanish, when no try brings a whole answer.
 */
export async function fetchAnswer(url: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(url, timeoutMs);
    } catch (error) {
      if (error instanceof UserError) throw error;
      if (attempt === TRIES)
        throw new UserError(`${problemOf(error as Error)}, ${TRIES} veces`, { cause: error });
      await pause(Math.min(PAUSE_MS, timeoutMs) * attempt);
    }
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new UserError('la respuesta no se puede leer como JSON: está cortada, o es otra página', {
      cause: error,
    });
  }
}

/**
 * Reads the loans of an answer of the service.
 *
 * @throws UserError, in Spanish, when it is an error or another service's answer.
 */
export function recordsIn(bytes: Buffer): OfficialRecord[] {
  const answer = parse(bytes);
  const { status, results, errorMessages } = isObject(answer) ? answer : {};
  if (Array.isArray(errorMessages))
    throw new UserError(
      `el BCRA respondió un error ${String(status)}: ${errorMessages.map(String).join(' ')}`,
    );
  if (!Array.isArray(results))
    throw new UserError('no es una respuesta del servicio del BCRA: falta la lista results');
  const records = results.filter(isObject);
  if (results.length > 0 && !records.some(({ codigoEntidad }) => codigoEntidad != null))
    throw new UserError('no trae préstamos: ningún registro tiene "codigoEntidad"; ¿es de otro servicio?');
  return records;
}
