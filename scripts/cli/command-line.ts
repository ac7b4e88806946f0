import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '#scripts/config/read/wording.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The command was called in a way it does not understand, or only for help; the message is for its caller to read. */
export class UsageNote extends Error {
  /** 0: the help that was asked for; 2: what is wrong, and the help. */
  readonly exitCode: 0 | 2;

  constructor(usage: string, problem?: string) {
    super(problem === undefined ? usage : `${problem}\n\n${usage}`);
    this.exitCode = problem === undefined ? 0 : 2;
  }
}

const KINDS: Record<string, (option: string, known: readonly string[]) => string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (option, known) => {
    const meant = nearest(option, known);
    return `No existe la opción ${option}.${meant === undefined ? '' : ` ¿Quisiste decir ${meant}?`}`;
  },
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (option) =>
    `La opción ${option} está incompleta o lleva un valor de más.`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (text) => `Sobra «${text}».`,
};

/** What Node says in English of one option, in Spanish. */
function problemOf(error: unknown, known: readonly string[]): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const named = /'([^' <]+)/.exec(message)?.[1] ?? '';
  return KINDS[code]?.(named, known) ?? message;
}

/**
 * Reads the parameters of a command whose help is `usage`, in Spanish.
 *
 * @throws UsageNote when it is called with what it does not know, or with `--help`.
 */
export function readCommandLine<Known extends Options>(
  parameters: readonly string[],
  usage: string,
  options: Known,
  { allowPositionals = false } = {},
) {
  const help = { type: 'boolean', default: false } as const;
  const all = { ...options, help };
  try {
    const parsed = parseArgs({ args: [...parameters], allowPositionals, options: all });
    if (!(parsed.values as { help?: boolean }).help) return parsed;
  } catch (error) {
    throw new UsageNote(
      usage,
      problemOf(
        error,
        Object.keys(all).map((name) => `--${name}`),
      ),
    );
  }
  throw new UsageNote(usage);
}

/** Tells the caller what a UsageNote says, and gives its exit code; null for any other error. */
export function tellUsage(
  error: unknown,
  output: { log: (text: string) => void; error: (text: string) => void },
) {
  if (!(error instanceof UsageNote)) return null;
  output[error.exitCode === 0 ? 'log' : 'error'](error.message);
  return error.exitCode;
}
