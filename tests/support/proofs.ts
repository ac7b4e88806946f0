import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './content.ts';
import { testNamesIn } from './test-names.ts';

/** A row that says which test proves something and, where it is not plain, where it is done. */
export type Proof = {
  /** A file, and after # a text that stands in it. */
  implementedIn?: string;
  /** A test file, and after ' > ' the name of a test in it, or a part of the name. */
  provenBy: string;
  /** For a test that runs over a table: a text of the row that is meant. */
  row?: string;
};

/** Reads each file once; null when there is none. */
const once = <Result>(read: (file: string) => Result) => {
  const known = new Map<string, Result | null>();
  return (file: string): Result | null => {
    if (!known.has(file)) known.set(file, existsSync(file) ? read(file) : null);
    return known.get(file) ?? null;
  };
};
const textOf = once((file) => readFileSync(file, 'utf8'));
const testsOf = once(testNamesIn);

const split = (pointer: string, mark: string): [file: string, rest: string] => {
  const at = pointer.indexOf(mark);
  return [join(ROOT, pointer.slice(0, at)), pointer.slice(at + mark.length)];
};

function placeProblems(place: string): string[] {
  const [source, anchor] = split(place, '#');
  const code = textOf(source);
  if (code === null) return [`no file for ${place}`];
  return code.includes(anchor) ? [] : [`${place}: the text is not in the file`];
}

/** What a row points to that is not there; empty for a good row. */
export function problemsOf({ implementedIn, provenBy, row = '' }: Proof): string[] {
  const [test, name] = split(provenBy, ' > ');
  const names = testsOf(test);
  return [
    ...(implementedIn === undefined ? [] : placeProblems(implementedIn)),
    names === null && `no file for ${provenBy}`,
    names !== null && !names.some((known) => known.includes(name)) && `no test named ${provenBy}`,
    names !== null && !textOf(test)?.includes(row) && `${provenBy}: no row with ${row}`,
  ].filter((problem) => problem !== false);
}
