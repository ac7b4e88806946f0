import { expect, it } from 'vitest';
import { contentOn } from '#site/on-day.ts';
import { pagePaths } from '#site/routes.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import { content } from '../../support/content.ts';

const [landing] = content.landings;
const campaign = { ...landing, id: 'agosto', from: '2026-08-01', until: '2026-08-31', after: '/bancos' };
const whole = { ...content, landings: [campaign as (typeof content.landings)[number]] };
const ADDRESS = '/prestamos/agosto';

it.each([
  ['2026-07-31', false, undefined],
  ['2026-08-01', true, undefined],
  ['2026-08-31', true, undefined],
  ['2026-09-01', false, '/bancos'],
])('on %s a page with dates is built: %s, and its address leads to %s', (day, isBuilt, to) => {
  const held = contentOn(whole, day);
  expect(pagePaths(held).includes(ADDRESS)).toBe(isBuilt);
  const [[, lines] = []] = redirects(held, whole.landings, day);
  expect(parseRedirects(lines ?? '').get(ADDRESS)).toEqual(to && { to, status: 302 });
});
