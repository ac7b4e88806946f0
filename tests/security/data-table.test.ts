import { describe, expect, it } from 'vitest';
import { shareFragment } from '#domain/share-link.ts';
import { offerQuery, writeAddress } from '#loan/results/address.ts';
import { ADDRESS_FIELDS } from '#scripts/config/rules/stored-rows.ts';
import { filesIn } from '../support/content/files.ts';

it('the address of a page has no field but those that the table of the privacy policy names', () => {
  const written = writeAddress(new URLSearchParams(), { sort: 'cuota', page: 2 });
  const fields = ['paso', ...written.keys(), ...new URLSearchParams(offerQuery('x')).keys()];
  expect(fields.toSorted()).toEqual(ADDRESS_FIELDS.toSorted());
});

it('a shared link tells the amount and the term, and nothing else', () => {
  expect(shareFragment({ amount: 1, term: 2 })).toBe('#s=1-2');
});

describe('the code keeps nothing elsewhere', () => {
  const sources = filesIn('src', /\.tsx?$/).filter(({ file }) => !file.startsWith('src/generated'));
  const filesWith = (pattern: RegExp): string[] =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replace('src/', ''));

  it.each([
    ['local storage', /\blocalStorage\b/, ['gateways/has-draft.ts', 'gateways/storage.ts']],
    [
      'session storage',
      /\bsessionStorage\b/,
      ['gateways/campaign.ts', 'gateways/notice.ts', 'gateways/personal-storage.ts', 'gateways/storage.ts'],
    ],
    ['any other storage', /\b(?:indexedDB|cookieStore|caches|serviceWorker)\b|\.cookie\b/, []],
    [
      'the state of a history entry',
      /\b(?:push|replace)State\((?!(?:null|OVERLAY_STATE|history\.state),)/,
      // The offer that was looked at; what stands in the page's fields, for the moment of a reload.
      ['gateways/history.ts', 'gateways/kept-text.ts'],
    ],
    ['the console', /\bconsole\.\w+\(/, ['gateways/log.ts']],
  ])('%s', (_, pattern, files) => {
    expect(filesWith(pattern).toSorted()).toEqual(files);
  });
});
