import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { command } from '#scripts/cli/new-lender.ts';
import { contentRoot } from '../../../support/content-root.ts';

test('nothing is asked about an id that is taken, and the terminal is let go', async () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never);
  onTestFinished(() => stdin.mockRestore());
  terminal.write('s\n');
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await command.run(['alerce', '--root', contentRoot().root], { log: say, error: say });
  // Whoever still reads a terminal keeps the process from ending.
  expect(terminal.readableFlowing).not.toBe(true);
  expect([code, said]).toEqual([1, ['Ya existe config/lenders/alerce.json.']]);
});
