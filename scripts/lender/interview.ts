import { createInterface } from 'node:readline/promises';
import { joinWithOr } from '#scripts/config/read/wording.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { fromDescription, type SchemaNode } from '#scripts/config/read/expectation.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

/** One thing a new lender's file needs to know, as its schema asks for it. */
export type Question = {
  /** Keys from the root: ['page', 'benefits', 0, 'title']. */
  path: (string | number)[];
  kind: 'text' | 'number' | 'flag' | 'texts' | 'numbers';
  /** What it is, in the schema's words. */
  help: string;
  options: string[];
};

/** Filled in without asking: they follow from the id, or from other answers. */
const DERIVED = new Set(['$schema', 'id', 'forcedSlug', 'page.figures']);

/** What is typed for a value of a schema's type, and for a list of such values. */
export const KINDS: Readonly<Record<string, Question['kind']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
};
const LISTS: Readonly<Record<string, Question['kind']>> = { string: 'texts', integer: 'numbers' };

const helpOf = ({ node }: Resolved): string => fromDescription(node.description) ?? '';

function leafOf(schema: Resolved, reader: SchemaReader, path: Question['path']): Question | undefined {
  const { type, enum: options = [] } = schema.node as { type?: string; enum?: unknown[] };
  const shared = { path, help: helpOf(schema), options: options.map(String) };
  const element = reader.resolve((schema.node.items ?? {}) as SchemaNode, schema.from).node;
  const kind = type === 'array' ? LISTS[String(element.type)] : KINDS[String(type)];
  return kind && { ...shared, kind };
}

/** Questions for the required parts of a lender, in the schema's order, and for its page when it has one. */
export function questionsFor(reader: SchemaReader, hasPage: boolean): Question[] {
  const visit = (schema: Resolved, path: Question['path']): Question[] => {
    if (DERIVED.has(path.join('.'))) return [];
    const leaf = leafOf(schema, reader, path);
    if (leaf) return [leaf];
    const inner = (key: string | number): Question[] => {
      const member = reader.memberOf(schema, String(key), undefined);
      return member ? visit(member, [...path, key]) : [];
    };
    if (schema.node.type === 'array') {
      return Array.from({ length: Number(schema.node.minItems ?? 0) }, (_, index) => inner(index)).flat();
    }
    const required = (schema.node.required ?? []) as string[];
    const keys = path.length === 0 && hasPage ? [...required, 'page'] : required;
    return keys.flatMap(inner);
  };
  return visit(reader.root('lender'), []);
}

/** An answer as typed, turned into what the file holds. Text that is not a number stays text, for the check to tell. */
export function valueOf({ kind }: Pick<Question, 'kind'>, typed: string): unknown {
  const number = (text: string): unknown =>
    /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text.trim();
  const list = typed
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (kind === 'texts') return list;
  if (kind === 'numbers') return list.map(number);
  if (kind === 'number') return number(typed);
  if (kind === 'flag') return /^(?:s|si|sí|true)$/i.test(typed.trim());
  return typed.trim();
}

/** The answer that goes back to the question before. */
export const BACK = Symbol('back');

/** Answers a question; `faultOf` says in Spanish what is wrong with an answer, if anything is. */
export type Answer = (
  question: Question,
  fallback: unknown,
  faultOf: (value: unknown) => string | undefined,
) => Promise<unknown>;

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
    const choices = options.length > 0 ? ` (${joinWithOr(options)})` : '';
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
