import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/content.ts';

/** What runs on the server and in the browser; commands that somebody runs by hand print, they do not log. */
const RUNNING = ['src', 'scripts/server', 'scripts/cli/serve.ts'];

/** The only modules that write: the server's log and the browser's. */
const WRITERS = ['scripts/server/log.ts', 'src/gateways/log.ts'];

/** A line's first words, up to the first value that is filled in. */
const LINE =
  /(?:\b(?:onProblem|logFailure|console\.\w+)|\blog\.(?:info|warn|error)|\b(?:UsageError))\(\s*(?:\{[^}]*\},\s*)?[`']([^`'$]+)/g;

const filesIn = (place: string): string[] =>
  statSync(join(ROOT, place)).isFile()
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
        .map((name) => `${place}/${name}`)
        .filter((name) => /\.tsx?$/.test(name));

const sources = RUNNING.flatMap(filesIn).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));

function inventory(): string[] {
  const readme = readFileSync(join(ROOT, 'scripts/README.md'), 'utf8');
  const table = readme.split('## What is logged\n')[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, line = '']) => line);
}

describe('the inventory of logs in scripts/README', () => {
  it('names every line that server and browser can write, and no other', () => {
    const written = sources.flatMap(({ text }) => [...text.matchAll(LINE)].map(([, line = '']) => line));
    expect(inventory().toSorted()).toEqual([...new Set(written)].toSorted());
  });

  it('is written in these places alone', () => {
    const writers = sources.filter(({ text }) => /\b(?:console\.|process\.std|pino\.destination)/.test(text));
    expect(writers.map(({ file }) => file).toSorted()).toEqual(WRITERS);
  });
});
