import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BACK, interview, type Question } from '#scripts/lender/interview.ts';

const question = (change: Partial<Question>): Question => ({
  path: ['founded'],
  kind: 'number',
  help: 'año',
  options: [],
  ...change,
});

async function answers(typed: string[], questions: [Question, unknown][]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const asking = interview(input, output);
  const given: unknown[] = [];
  input.end(typed.map((line) => `${line}\n`).join(''));
  const faultOf = (value: unknown) => (typeof value === 'string' && value.length > 9 ? 'Largo.' : undefined);
  for (const [one, fallback] of questions) given.push(await asking.answer(one, fallback, faultOf));
  asking.close();
  output.end();
  return { given, shown: await text(output) };
}

test.each([
  ['a number', ['1990'], question({}), undefined, 1990],
  ['what is no number, as it was typed', ['mil'], question({}), undefined, 'mil'],
  ['several names', ['A S.A.; B S.A.'], question({ kind: 'texts' }), undefined, ['A S.A.', 'B S.A.']],
  ['Enter for the value in brackets', [''], question({ kind: 'text' }), 'banco', 'banco'],
  ['what is refused: it says why and asks again', ['diez letras', 'mil'], question({}), undefined, 'mil'],
  ['< to go back', ['<'], question({}), undefined, BACK],
  ['Enter where there is none: it asks again', ['', '1990'], question({}), undefined, 1990],
])('%s', async (_, typed, one, fallback, expected) => {
  expect((await answers(typed, [[one, fallback]])).given).toEqual([expected]);
});

test('shows what it asks in the schema’s words, with the options and the way out', async () => {
  const one = question({
    path: ['type'],
    kind: 'text',
    help: 'banco o fintech',
    options: ['banco', 'fintech'],
  });
  const { shown } = await answers([''], [[one, 'banco']]);
  expect(shown).toContain('type: banco o fintech (banco o fintech) [banco]');
});

test('an input that ends says that nothing was written', async () => {
  await expect(answers([], [[question({}), undefined]])).rejects.toThrow('no se escribió nada');
});
