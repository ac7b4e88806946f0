import { join, resolve } from 'node:path';
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from '#scripts/config/read/user-error.ts';

/** Where a command writes: the console, or in tests a list. */
export type Output = { log: (text: string) => void; error: (text: string) => void };

/** 0 clean, 1 findings, 2 called wrongly or the tool itself failed. */
export type ExitCode = 0 | 1 | 2;

/** The project that the commands are part of; `--root` points them at another one. */
export const PROJECT = join(import.meta.dirname, '../..');

/** Called in a way the command does not understand; printed with the usage. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

const COMMON = {
  help: { type: 'boolean', default: false },
  root: { type: 'string', default: PROJECT },
} as const;

const parse = <Known extends Options>(args: string[], options: Known) =>
  parseArgs({ args, allowPositionals: true, options: { ...options, ...COMMON } });

type Given<Known extends Options> = {
  values: ReturnType<typeof parse<Known>>['values'];
  positionals: string[];
  /** The project to work on. */
  root: string;
  output: Output;
};

type Definition<Known extends Options> = {
  /** The text that `--help` prints. */
  usage: string;
  options?: Known;
  /** The most words it takes beside its options; none without it. */
  words?: number;
  /** Gives its exit code; nothing means 0. */
  run: (given: Given<Known>) => ExitCode | void | Promise<ExitCode | void>;
};

/** A command of `cli/`. */
export type Command = {
  /** Runs with the words after the command's name. Never throws: a fault is printed and gives exit code 1 or 2. */
  run: (parameters: string[], output: Output) => Promise<ExitCode>;
};

/** Whether parseArgs refused an option; a process that failed has its exit code, a number, in the same place. */
const isParseError = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  String(code).startsWith('ERR_PARSE_ARGS_');

function explain(error: Error, usage: string): [ExitCode, string] {
  if (isParseError(error) || error instanceof UsageError) return [2, `${error.message}\n\n${usage}`];
  if (error instanceof UserError) return [1, error.message];
  const preface = 'No se pudo terminar por un error de la herramienta, no del contenido';
  return [2, `${preface}: ${inspect(error)}`];
}

/** Makes a command: arguments, `--help`, `--root` and exit codes are the same for all. */
export function defineCommand<const Known extends Options = Record<never, never>>(
  definition: Definition<Known>,
): Command {
  const { usage, options = {} as Known, words = 0, run } = definition;
  return {
    run: async (parameters, output) => {
      try {
        const { values, positionals } = parse(parameters, options);
        const { help, root } = values as { help: boolean; root: string };
        const surplus = positionals[words];
        if (surplus !== undefined && !help) throw new UsageError(`Sobra «${surplus}».`);
        if (!help) return (await run({ values, positionals, root: resolve(root), output })) ?? 0;
        output.log(usage);
        return 0;
      } catch (error) {
        const [exitCode, text] = explain(error as Error, usage);
        output.error(text);
        return exitCode;
      }
    },
  };
}

/** Makes a command of several tasks, the first word being the task's name. */
export function commandOfTasks(usage: string, tasks: Record<string, Command>): Command {
  const noTask = defineCommand({
    usage,
    words: Infinity,
    run: ({ positionals: [name] }) => {
      throw new UsageError(name === undefined ? 'Falta la tarea.' : `No existe la tarea «${name}».`);
    },
  });
  return {
    run: (parameters, output) => {
      const [name = '', ...rest] = parameters;
      const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
      return task ? task.run(rest, output) : noTask.run(parameters, output);
    },
  };
}

/**
 * A word that the command cannot do without.
 *
 * @throws UsageError with the given problem when it is missing.
 */
export function required(word: string | undefined, problem: string): string {
  if (word === undefined || word === '') throw new UsageError(problem);
  return word;
}
