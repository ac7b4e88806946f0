import { expect, it } from 'vitest';
import { type Command, defineCommand, type ExitCode, required, UsageError } from '#scripts/cli/command.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const USAGE = 'Uso: npm run algo -- <id> [--format=text|json] [--dry-run]';

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Definition = Partial<Parameters<typeof defineCommand>[0]>;

const commandOf = (run: () => ExitCode, definition: Definition = {}): Command =>
  defineCommand({
    usage: USAGE,
    language: 'es',
    options: OPTIONS,
    ...definition,
    run,
  });

async function runWith({ run }: Command, ...parameters: string[]) {
  const said = { out: '', err: '' };
  const code = await run(parameters, {
    log: (text) => void (said.out += text),
    error: (text) => void (said.err += text),
  });
  return { code, ...said };
}

it('a command passes on options, their defaults, words and the project', async () => {
  const { run } = defineCommand({
    usage: USAGE,
    language: 'en',
    words: 1,
    options: OPTIONS,
    run: ({ values, positionals, root, output }) => {
      output.log(JSON.stringify([values.format, values['dry-run'], positionals, root]));
      return 0;
    },
  });
  expect((await runWith({ run }, 'one', '--dry-run', '--root=/elsewhere')).out).toBe(
    '["text",true,["one"],"/elsewhere"]',
  );
});

it('a command gives the help alone when asked for it, and does nothing', async () => {
  const fails = commandOf(() => {
    throw new Error('It ran.');
  });
  expect(await runWith(fails, '--help')).toEqual({ code: 0, out: USAGE, err: '' });
});

it.each([
  ['a misspelt option', '--formt=json', 'No existe la opción --formt. ¿Quisiste decir --format?'],
  ['an option that is like no other', '--zzz', 'No existe la opción --zzz.'],
  ['an option without its value', '--format', 'La opción --format está incompleta o lleva un valor de más.'],
  ['a value too many', '--dry-run=no', 'La opción --dry-run está incompleta o lleva un valor de más.'],
  ['a word too many', 'galicia', 'Sobra «galicia».'],
])('a command says before its help what is wrong with %s', async (_, parameter, problem) => {
  const command = commandOf(() => 0);
  expect(await runWith(command, parameter)).toEqual({ code: 2, out: '', err: `${problem}\n\n${USAGE}` });
});

it('a command says what is wrong with the call before the help, in English where developers run it', async () => {
  const english = commandOf(() => 0, { language: 'en' });
  expect((await runWith(english, '--zzz')).err).toMatch(/^Unknown option '--zzz'[^]*Uso:/);
  expect((await runWith(english, 'bbva')).err).toMatch(/^Unexpected argument 'bbva'[^]*Uso:/);
});

const thrown = (error: Error) => () => {
  throw error;
};

const failed = new Error('failed', { cause: new Error('refused') });

it.each<[string, () => ExitCode, ExitCode, RegExp]>([
  ['findings', () => 1, 1, /^$/],
  ['what cannot be done', thrown(new UserError('Ya existe.')), 1, /^Ya existe\.$/],
  ['a wrong call', thrown(new UsageError('Falta el id.')), 2, /^Falta el id\.\n\nUso: /],
  [
    'a missing word',
    () => Number(required(undefined, 'Falta el id.')) as ExitCode,
    2,
    /^Falta el id\.\n\nUso: /,
  ],
  [
    'a fault, with the stack',
    thrown(new TypeError('x is not')),
    2,
    /herramienta.*TypeError: x is not\n +at /,
  ],
  ['a fault, with its cause', thrown(failed), 2, /cause.*refused/],
  [
    'a program that it ran and that failed',
    thrown(Object.assign(new Error('Command failed'), { code: 1 })),
    2,
    /herramienta.*Command failed/,
  ],
])('a command ends with a code of its own for %s', async (_, run, code, err) => {
  const ended = await runWith(commandOf(run));
  expect(ended.code).toBe(code);
  expect(ended.err).toMatch(err);
});
