import { describe, expect, it } from 'vitest';
import { CONSOLE_LINES } from '#gateways/log-lines.ts';
import { LOG_LINES } from '#scripts/server/log.ts';
import { importsOf, sources, usesOf } from '../architecture/module-graph.ts';
import { textOf } from '../support/content/files.ts';

/** What runs on the server and in the browser; commands that somebody runs by hand print, they do not log. */
const running = sources.filter(({ file }) => /^(?:src|scripts\/server)\//.test(file));

function inventory(): string[] {
  const readme = textOf('scripts/README.md');
  const table = readme.split('## What is logged\n')[1]?.split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, line = '']) => line);
}

describe('the inventory of logs in scripts/README', () => {
  it('the inventory of logs in scripts/README names every line that server and browser can write, and no other', () => {
    // A line of the code that is not in these two lists does not compile.
    expect(inventory().toSorted()).toEqual([...LOG_LINES, ...CONSOLE_LINES].toSorted());
  });

  it('the inventory of logs in scripts/README is written in these places alone', () => {
    const writes = ({ file, text }: (typeof running)[number]): boolean =>
      importsOf(file, text).some(({ specifier, isType }) => specifier === 'pino' && !isType) ||
      ['console', 'process.stdout', 'process.stderr'].some((name) => usesOf(file, text).has(name));
    const writers = running.filter(writes).map(({ file }) => file);
    expect(writers.toSorted()).toEqual(['scripts/server/log.ts', 'src/gateways/log.ts']);
  });
});
