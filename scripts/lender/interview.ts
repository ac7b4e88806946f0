import { createInterface } from 'node:readline/promises';
import { type Answer, BACK } from '#scripts/lender/new-lender.ts';
import { valueOf } from '#scripts/lender/questions.ts';
import { either } from '#scripts/config/read/wording.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const shown = (fallback: unknown): string =>
  Array.isArray(fallback) ? fallback.join('; ') : String(fallback as string | number);

/** Asks on a terminal. Enter takes the value in brackets, < goes back; several values are separated by semicolons. */
export function interview(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const terminal = createInterface({ input });
  // Line by line, so that an answer pasted ahead of its question is not lost.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (text: string): Promise<string> => {
    output.write(text);
    const { done, value } = await lines.next();
    if (done) throw new UserError('Se cortó la entrada: no se escribió nada.');
    return value.trim();
  };
  const answer: Answer = async (question, fallback, faultOf) => {
    const { path, help, options, kind } = question;
    const choices = options.length > 0 ? ` (${either(options)})` : '';
    const several = kind === 'texts' || kind === 'numbers' ? ' (separá con ;)' : '';
    const otherwise = fallback === undefined ? '' : ` [${shown(fallback)}]`;
    for (;;) {
      const typed = await ask(`${path.join('.')}: ${help}${choices}${several}${otherwise}\n> `);
      if (typed === '<') return BACK;
      const value = typed === '' ? fallback : valueOf(question, typed);
      const fault = value === undefined ? 'Este dato hace falta.' : typed !== '' && faultOf(value);
      if (fault === undefined || fault === false) return value;
      output.write(`${fault}\n`);
    }
  };
  const confirm = async (question: string): Promise<boolean> => !/^n/i.test(await ask(`${question} [s]\n> `));
  return { answer, confirm, close: () => terminal.close() };
}
