import { expect, it } from 'vitest';
import { type Command, defineCommand, type ExitCode, required, UsageError } from '#scripts/cli/command.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const USAGE = 'Uso: npm run algo -- <id> [--format=text|json] [--dry-run]';

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'dry-run': { type: 'boolean', default: false },
} as const;

const commandOf = (run: () => ExitCode): Command => defineCommand({ usage: USAGE, options: OPTIONS, run });

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
  ['a misspelt option', '--formt=json', "Unknown option '--formt'"],
  ['an option without its value', '--format', "Option '--format <value>' argument missing"],
  ['a word too many', 'galicia', 'Sobra «galicia».'],
])('a command says before its help what is wrong with %s', async (_, parameter, problem) => {
  const { code, out, err } = await runWith(
    commandOf(() => 0),
    parameter,
  );
  expect([code, out, err]).toEqual([2, '', expect.stringContaining(problem)]);
  expect(err.endsWith(`\n\n${USAGE}`)).toBe(true);
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
