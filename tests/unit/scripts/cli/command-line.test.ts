import { describe, expect, it } from 'vitest';
import { readCommandLine, tellUsage, UsageNote } from '#scripts/cli/command-line.ts';

const USAGE = 'Uso: npm run algo -- <id> [--format=text|json] [--dry-run]';
const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'dry-run': { type: 'boolean', default: false },
} as const;

function noteOf(...parameters: string[]): UsageNote {
  try {
    readCommandLine(parameters, USAGE, OPTIONS);
  } catch (error) {
    if (error instanceof UsageNote) return error;
  }
  throw new Error('It was read without a note.');
}

it('reads options and their defaults', () => {
  const { values, positionals } = readCommandLine(['galicia', '--dry-run'], USAGE, OPTIONS, {
    allowPositionals: true,
  });
  expect([values.format, values['dry-run'], positionals]).toEqual(['text', true, ['galicia']]);
});

it('gives the help alone when asked for it', () => {
  expect(noteOf('--help')).toMatchObject({ message: USAGE, exitCode: 0 });
});

describe('says in Spanish what is wrong, before the help:', () => {
  it.each([
    ['a misspelt option', ['--formt=json'], 'No existe la opción --formt. ¿Quisiste decir --format?'],
    ['an option that is like no other', ['--zzz'], 'No existe la opción --zzz.'],
    [
      'an option without its value',
      ['--format'],
      'La opción --format está incompleta o lleva un valor de más.',
    ],
    ['a value too many', ['--dry-run=no'], 'La opción --dry-run está incompleta o lleva un valor de más.'],
    ['a word too many', ['galicia'], 'Sobra «galicia».'],
  ])('%s', (_, parameters, problem) => {
    expect(noteOf(...parameters)).toMatchObject({ message: `${problem}\n\n${USAGE}`, exitCode: 2 });
  });
});

it('leaves other errors to others', () => {
  const told: string[] = [];
  const output = {
    log: (text: string) => void told.push(text),
    error: (text: string) => void told.push(text),
  };
  expect(tellUsage(new Error('otra cosa'), output)).toBeNull();
  expect(told).toEqual([]);
});
