import { type DestinationStream, pino, stdTimeFunctions } from 'pino';

/**
 * Every line that the server writes, as scripts/README.md lists them; one that ends with a colon goes on with a reason, an
 * address or a figure.
 */
export const LOG_LINES = [
  'Ready: ',
  'Leads: ',
  'Metrics: ',
  'The server could not start: ',
  'The build is not whole; npm run build makes it anew',
  'X-Forwarded-For arrives from an address that TRUSTED_PROXIES does not name: it counts as one caller',
  'A request failed',
  'Leads cannot be written to the database: ',
  'Leads can be written to the database again',
  'The file of leads was moved or removed; what comes now goes into a new one: ',
  'Deliveries fail: ',
  'Deliveries were given up: ',
  'Deliveries wait: ',
  'An alert was not sent: ',
  'Erasures were not listed beside the backups: ',
  'Old leads were purged: ',
  'Old leads were not purged: ',
  'A follow-up of a lead was not written',
  'A person erased a lead',
  'A person asked not to be contacted',
  'Usage',
  'A lead was not written',
  'Refused',
  'More lines like this one in its minute: ',
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

/** Lines of one kind that are written in a minute; those beyond are counted. */
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;

/**
 * Writes so many lines of a kind a minute, the same words about the same status, and at its end how many more there were: no
 * caller fills a disk.
 */
function sparing(write: (level: keyof Log, about: object, line: LogLine) => void): Log {
  const minutes = new Map<string, { written: number; left: number }>();
  const writeSparingly = (level: keyof Log, about: { status?: number }, line: LogLine): void => {
    if (level === 'info') return write(level, about, line);
    const kind = `${level} ${about.status} ${line}`;
    const minute = minutes.get(kind) ?? { written: 0, left: 0 };
    if (!minutes.has(kind)) {
      minutes.set(kind, minute);
      setTimeout(() => {
        minutes.delete(kind);
        const { status } = about;
        const of = { of: line, ...(status !== undefined && { status }) };
        if (minute.left > 0) write(level, of, `More lines like this one in its minute: ${minute.left}`);
      }, MINUTE).unref();
    }
    if (minute.written === MOST_A_MINUTE) {
      minute.left += 1;
      return;
    }
    minute.written += 1;
    write(level, about, line);
  };
  const at =
    (level: keyof Log): Write =>
    (about: object | LogLine, line?: LogLine) =>
      typeof about === 'string'
        ? writeSparingly(level, {}, about)
        : writeSparingly(level, about, line as LogLine);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** Creates a log with one line of JSON for each event, on the standard output by default, written synchronously. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const lines = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? standardOutput(),
  );
  return sparing((name, about, line) => lines[name](about, line));
}
