import statements from '../../spec/statements.json';
import faults from '../../schema/faults.json';
import { filesIn } from '../content/files.ts';

/** A test of the run: its name with the groups around it, and how it ended. */
export type RunTest = { name: string; state: 'passed' | 'failed' | 'skipped' | 'pending' };

/** A list of things to prove, by their ids. Those of the long suites are proven by `npm run test:e2e`. */
export type Register = { title: string; ids: readonly string[]; isLong?: boolean };

/** Faults of the features and tools that there are; each goes with its own. */
const faultsOfFeatures = filesIn('tests/features', /\/faults\.json$/).map(
  ({ text }) => JSON.parse(text) as Record<string, string>,
);

export const REGISTERS: readonly Register[] = [
  {
    title: 'statements of the specification',
    ids: Object.values(statements).flatMap((section) => Object.keys(section)),
  },
  {
    title: 'faults that people met with',
    ids: [...Object.values(faults.everyRun), ...faultsOfFeatures].flatMap((part) => Object.keys(part)),
  },
  { title: 'faults of the long suites', ids: Object.keys(faults.longSuites), isLong: true },
];

const BRACKETS = /\[((?:[SF]\d[^\s\]]*)(?: [SF]\d[^\s\]]*)*)\]/g;

/** Ids from `S2.1-08` to `S2.1-11` for `S2.1-08..11`; any other id is itself. */
function expand(part: string): string[] {
  const [, stem = '', from = '', to] = /^(.*?)(\d+)\.\.(\d+)$/.exec(part) ?? [];
  if (to === undefined) return [part];
  const first = Number(from);
  return Array.from(
    { length: Number(to) - first + 1 },
    (_, at) => stem + String(first + at).padStart(from.length, '0'),
  );
}

/** Ids that a test's name carries: `[S2.1-03]`, `[S2.1-04 F09]`, `[S2.1-08..11]` for four in a row. */
export const idsIn = (name: string): string[] =>
  [...name.matchAll(BRACKETS)].flatMap(([, ids = '']) => ids.split(' ').flatMap(expand));

type Options = { registers?: readonly Register[] | undefined; isLong?: boolean };

/** How much of each register is proven: a test with the id passed, and none with it failed or was skipped. */
export function provenBy(tests: readonly RunTest[], { registers = REGISTERS, isLong = false }: Options = {}) {
  const passed = new Set<string>();
  const broken = new Set<string>();
  for (const { name, state } of tests)
    for (const id of idsIn(name)) (state === 'passed' ? passed : broken).add(id);
  const judged = registers.filter((register) => (register.isLong ?? false) === isLong);
  const known = new Set(registers.flatMap(({ ids }) => ids));
  const isProven = (id: string): boolean => passed.has(id) && !broken.has(id);
  const missing = judged.flatMap(({ ids }) => ids).filter((id) => !isProven(id));
  const unknown = [...new Set([...passed, ...broken])].filter((id) => !known.has(id));
  return {
    lines: judged.map(({ title, ids }) => `${ids.filter(isProven).length} of ${ids.length} ${title} proven`),
    problems: [
      ...missing.map((id) => `${id} has ${broken.has(id) ? 'a test that did not pass' : 'no test'}`),
      ...unknown.map((id) => `${id} stands in a test's name and in no register`),
    ],
  };
}
