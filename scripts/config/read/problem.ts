export type Severity = 'error' | 'warning';

/** A place in a config file: the member's value at a JSON pointer, or its key. */
type Place = { file: string; pointer: string; at?: 'key' | 'value' };

/** What to do about a fault, 'cambialo, ¿quisiste decir «banco»?', and the value that mends its place, if one is known. */
export type Repair = { action: string; value?: string | number | undefined };

/** A fault in three parts of a Spanish sentence: what stands there, what was expected, what to do. */
export type Diagnosis = Repair & {
  /** The value found: 'dice "bank"'. */
  is: string;
  /** The expected value: 'banco o fintech'. */
  expected: string;
};

/** A diagnosis by its fragments, in the order of the sentence. */
export const diagnosis = (is: string, expected: string, repair: string | Repair): Diagnosis => ({
  is,
  expected,
  ...(typeof repair === 'string' ? { action: repair } : repair),
});

/** A finding of a check. */
export type Finding = Place &
  Diagnosis & {
    /** The position, where no pointer leads to it: the file is no JSON, or the fault is about the whole file. */
    position?: Position;
  };

/** The position of a fault that is about a whole file. */
export const START: Position = { line: 1, column: 1, endLine: 1, endColumn: 2 };

/** Lines and columns count from 1, as editors do. */
export type Position = { line: number; column: number; endLine: number; endColumn: number };

export type Problem = Position & {
  /** Which check: 'json', 'schema', or the id of a rule. */
  rule: string;
  severity: Severity;
  /** Path from the root, with slashes. */
  file: string;
  pointer: string;
  /** Whether an exception may be recorded for it. */
  exceptable?: boolean;
  /** A sentence in Spanish: place, value found, expected value, repair. */
  message: string;
  /** The value that mends the place, if one is known. */
  value?: string | number;
};

/** The sentence an editor reads. */
export function sentence({ pointer, is, expected, action }: Finding): string {
  const where = pointer === '' ? '' : `${pointer}: `;
  const end = action.endsWith('?') ? '' : '.';
  return `${where}${is}; se esperaba ${expected}; ${action}${end}`;
}

/** JSON pointer of a member of the value at `pointer`. */
export const within = (pointer: string, ...keys: (string | number)[]): string =>
  pointer + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Keys of a JSON pointer, unescaped. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
