import { afterEach, expect, it, vi } from 'vitest';
import { command } from '#scripts/cli/calendar.ts';
import { campaign, campaignFile } from '../../../support/content/campaigns.ts';
import { content } from '../../../support/content/content.ts';
import { contentRoot } from '../../../support/content/content-root.ts';

afterEach(() => vi.unstubAllEnvs());

const [FILE, TEXT] = campaignFile(campaign({}, { from: '2026-12-01', until: '2026-12-24' }));

async function run(day: string | undefined, ...parameters: string[]) {
  const tree = contentRoot();
  tree.write(FILE, TEXT);
  if (day !== undefined) vi.stubEnv('ON', day);
  const lines: string[] = [];
  const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  const code = await command.run([...parameters, '--root', tree.root], output);
  return { code, text: lines.join('\n') };
}

it.each([
  ['before both', '2026-11-25', ['2026-12-01 begins', '2026-12-24 ends']],
  ['on the last day', '2026-12-24', ['2026-12-24 ends']],
  ['after both', '2026-12-25', []],
])('lists the dates to come, %s', async (_, day, expected) => {
  const { code, text } = await run(day, '--format=json');
  const events = JSON.parse(text) as { day: string; what: string; file: string }[];
  const own = events.filter(({ file }) => file === FILE).map(({ day: on, what }) => `${on} ${what}`);
  expect([code, own]).toEqual([0, expected]);
});

it('npm run calendar starts from the day of --on, whatever ON says', async () => {
  const { text } = await run('2026-11-25', '--format=json', '--on=2026-12-20');
  expect(text).toContain('"day": "2026-12-24"');
  expect(text).not.toContain('"day": "2026-12-01"');
});

it('npm run calendar says the dates in words, the next one first', async () => {
  const { text } = await run('2026-11-25');
  expect(text).toContain(`01/12/2026  empieza  Navidad  ${FILE} /from`);
  const days = text.split('\n').map((line) => line.slice(0, 10).split('/').toReversed().join('-'));
  expect(days).toEqual(days.toSorted());
});

it('npm run calendar makes a calendar of whole-day events', async () => {
  const { text } = await run('2026-11-25', '--format=ics');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/);
  expect(text).toContain('DTSTART;VALUE=DATE:20261224\r\n');
});

it.each([
  ['--format=xml', '2026-11-25'],
  ['--format=text', 'mañana'],
  ['--on=mañana', '2026-11-25'],
  ['--on=', '2026-11-25'],
])('npm run calendar refuses %s on %s', async (format, day) => {
  expect((await run(day, format)).code).toBe(2);
});

it.each([['config/catalogue.json', '/asOf', 10]])(
  '%s expires by the age of its data, at %s after %i days',
  async (file, pointer, days) => {
    const { text } = await run('2020-01-01', '--format=json');
    const events = JSON.parse(text) as { day: string; what: string; file: string; pointer: string }[];
    const found = events.find((event) => event.file === file && event.pointer === pointer);
    const { asOf } = content.catalogue;
    expect(found?.what).toBe('expires');
    expect((Date.parse(found?.day ?? '') - Date.parse(asOf)) / 86_400_000).toBe(days);
  },
);
