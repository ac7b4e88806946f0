import { expect, it } from 'vitest';
import { importsOf, sources, usesOf } from '../architecture/module-graph.ts';
import { createLog } from '#scripts/server/log.ts';
import { leadBody } from '../support/data/requests.ts';

it('what is logged by server and browser is written in two places alone', () => {
  // Commands that somebody runs by hand print, they do not log.
  const running = sources.filter(({ file }) => /^(?:src|scripts\/server)\//.test(file));
  const writes = ({ file, text }: (typeof running)[number]): boolean =>
    importsOf(file, text).some(({ specifier, isType }) => specifier === 'pino' && !isType) ||
    ['console', 'process.stdout', 'process.stderr'].some((name) => usesOf(file, text).has(name));
  const writers = running.filter(writes).map(({ file }) => file);
  expect(writers.toSorted()).toEqual(['scripts/server/log.ts', 'src/gateways/log.ts']);
});

it('a lead that is logged by mistake shows nothing of its person, and an error nothing of its words', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const lead = leadBody();
  log.info(lead, 'a');
  log.info({ lead }, 'b');
  log.error({ err: new RangeError(String(lead['email'])) }, 'c');
  for (const datum of [lead['dni'], lead['email'], lead['telefono']])
    expect(lines.join()).not.toContain(String(datum));
  expect(lines).toHaveLength(3);
});
