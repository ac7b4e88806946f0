import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** An error without what it may quote of a request: its kind, its code and where it came from. */
function describeError(error: Error & { code?: string }) {
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: error.name, ...(error.code && { code: error.code }), stack: frames.join('\n') };
}

// Lines of a full disk that wait until it has room again.
const MOST_WAITING = 1024 * 1024;

/** The standard output. What cannot be written to it ends no server that visitors use. */
const standardOutput = (): DestinationStream =>
  pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING }).on('error', () => undefined);

/** Creates a log with one line of JSON for each event, on the standard output by default, written synchronously. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? standardOutput(),
  );
