import { beforeAll, expect, it } from 'vitest';
import { type DaySite, dayPages } from '#scripts/build/day-pages.ts';
import { turnsAfter } from '#scripts/config/read/campaigns.ts';
import { shownOn } from '#scripts/config/read/load.ts';
import { addDays } from '#scripts/config/rules/dates.ts';
import type { Content } from '#site/content.ts';
import { pagePaths } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { htmlOf } from '../../../support/content/rendered-pages.ts';
import { BUILD_DAY, expectedOn, heldOn, withCampaigns } from '../../../support/content/three-campaigns.ts';

const loaded = withCampaigns();
const whole = loaded.content ?? content;

const siteOn = (day: string): DaySite => {
  const held = shownOn(loaded, day);
  return { day, content: held, draw: (path, own) => htmlOf(path, held, own) };
};

async function built(of: Content): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const later = turnsAfter(of, BUILD_DAY).map(siteOn);
  for await (const [file, html] of dayPages(siteOn(BUILD_DAY), later, of)) files.set(file, html);
  return files;
}

let files: ReadonlyMap<string, string>;
beforeAll(async () => void (files = await built(whole)));

const fileAt = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const listed = (html: string): string[] => (/ data-turns="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');

/** Without what a page is told of itself. */
const bare = (html: string): string => html.replaceAll(/ (?:data-turns|data-page|blocking)="[^"]*"/g, '');

/** What a visitor of an address comes to on a day: the page of a built file, or the address that it leads to. */
function metOn(day: string, path: string): string {
  const html = files.get(fileAt(path)) ?? files.get('404.html') ?? '';
  const goal = listed(html)
    .map((turn) => turn.split('|'))
    .filter(([on = '', at]) => at === path && on <= day)
    .at(-1)?.[2];
  if (goal === undefined || goal === path) return bare(html);
  return goal.startsWith('/dias/') ? bare(files.get(fileAt(goal)) ?? '') : goal;
}

const drawn = new Map<string, Content>();
const expected = (day: string): Content => {
  const key = heldOn(day)
    .map(({ id }) => id)
    .join(' ');
  const known = drawn.get(key) ?? expectedOn(day);
  drawn.set(key, known);
  return known;
};

const DAYS = Array.from({ length: 30 }, (_, at) => addDays(BUILD_DAY, at));

it('every page of a site built once is on each of thirty days as three overlapping campaigns make it', () => {
  const pages = new Map<Content, ReadonlyMap<string, string>>();
  for (const day of DAYS) {
    const held = expected(day);
    const made = pages.get(held) ?? new Map(pagePaths(held).map((path) => [path, bare(htmlOf(path, held))]));
    pages.set(held, made);
    for (const [path, html] of made) if (metOn(day, path) !== html) expect(`${day} ${path}`).toBe('');
  }
  expect(pages.size).toBe(5);
});

it('the address of a campaign’s page is not found before, its page while it lasts, and leads on afterwards', () => {
  const at = (day: string) => metOn(day, '/prestamos/navidad');
  expect(at('2026-12-04')).toBe(bare(files.get('404.html') ?? ''));
  expect(at('2026-12-24')).toContain('data-island="simulator"');
  expect(at('2026-12-25')).toBe('/bancos');
});

it('a page is made again only for days on which it changes, and without campaigns for none', async () => {
  const of = (path: string) => listed(files.get(fileAt(path)) ?? '').map((turn) => turn.split('|')[0]);
  // The notice of the first is on every page, the second changes this one, and the last none of it.
  expect(of('/verificar')).toEqual(['2026-12-05', '2026-12-15', '2026-12-25', '2026-12-29']);
  expect([...(await built(content)).keys()].filter((file) => file.startsWith('dias/'))).toEqual([]);
});
