import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/**
 * Every line that the server writes, as scripts/README.md lists them; one that ends with a colon goes on with a reason, an
 * address or a figure.
 */
export const LOG_LINES = [
  'Ready: ',
  'Metrics: ',
  'The server could not start: ',
  'The build is not whole; npm run build makes it anew',
  'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: all visitors count as one caller',
  'A request failed',
  'Leads cannot be written to the database: ',
  'Leads can be written to the database again',
  'The file of leads was moved or removed; what comes now goes into a new one: ',
  'Old leads were purged: ',
  'Old leads were not purged: ',
  'A follow-up of a lead was not written',
  'A person erased a lead',
  'Usage was not written: ',
  'A lead was not written',
  'Refused',
] as const;

type Whole<Start extends string> = Start extends `${string}: ` ? `${Start}${string}` : Start;
export type LogLine = Whole<(typeof LOG_LINES)[number]>;

type Write = { (line: LogLine): void; (about: object, line: LogLine): void };
/** The server's log. A line that is not listed does not compile. */
export type Log = Readonly<Record<'info' | 'warn' | 'error', Write>>;

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

/** The error output, for tools whose own lines are on the standard output. */
export const errorOutput = (): DestinationStream => pino.destination({ fd: 2, sync: true });

/** Creates a log with one line of JSON for each event, on the standard output by default, written synchronously. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
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
