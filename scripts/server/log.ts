import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { LEAD_FIELDS } from '#scripts/server/leads/lead.ts';

/** The server's log: one line of JSON for each event, which never says who somebody is. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** An error without what it may quote of a request: its kind, its code and where it came from. */
function describeError(error: Error & { code?: string }) {
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: error.name, ...(error.code && { code: error.code }), stack: frames.join('\n') };
}

/** Bytes of lines that wait on a full disk until it has room again. */
const MOST_WAITING = 1024 * 1024;

/** The standard output. What cannot be written to it ends no server that visitors use. */
const standardOutput = (): DestinationStream =>
  pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING }).on('error', () => undefined);

/** Creates a log, on the standard output by default, written synchronously. A person's data are struck out of every line. */
export const createLog = (level: 'info' | 'warn' | 'error', destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: [...LEAD_FIELDS, 'phone', 'headers', 'body', 'ip'].flatMap((field) => [field, `*.${field}`]),
    },
    destination ?? standardOutput(),
  );
