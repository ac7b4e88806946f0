import { describe, expect, it } from 'vitest';
import { filesIn, textOf } from '../support/content/files.ts';

/** What runs on the server and in the browser; commands that somebody runs by hand print, they do not log. */
const RUNNING = ['src', 'scripts/server'];

/** The only modules that write: the server's log and the browser's. */
const WRITERS = ['scripts/server/log.ts', 'src/gateways/log.ts'];

/** A line's first words, up to the first value that is filled in. */
const LINE =
  /(?:\b(?:onProblem|logFailure|console\.\w+)|\blog\.(?:info|warn|error)|\b(?:UsageError))\(\s*(?:\{[^}]*\},\s*)?[`']([^`'$]+)/g;

const sources = [
  ...RUNNING.flatMap((folder) => filesIn(folder, /\.tsx?$/)),
  { file: 'scripts/cli/serve.ts', text: textOf('scripts/cli/serve.ts') },
];

function inventory(): string[] {
  const readme = textOf('scripts/README.md');
  const table = readme.split('## What is logged\n')[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, line = '']) => line);
}

describe('the inventory of logs in scripts/README', () => {
  it('[V16.1.1] names every line that server and browser can write, and no other', () => {
    const written = sources.flatMap(({ text }) => [...text.matchAll(LINE)].map(([, line = '']) => line));
    expect(inventory().toSorted()).toEqual([...new Set(written)].toSorted());
  });

  it('[V16.2.3] is written in these places alone', () => {
    const writers = sources.filter(({ text }) => /\b(?:console\.|process\.std|pino\.destination)/.test(text));
    expect(writers.map(({ file }) => file).toSorted()).toEqual(WRITERS);
  });
});
