import { expect, it } from 'vitest';
import { countedCampaign, offersBucket } from '#features/usage/details.ts';

it.each([
  [0, '0'],
  [1, '1-5'],
  [5, '1-5'],
  [6, '6-20'],
  [20, '6-20'],
  [21, '21+'],
])('the number of offers that a search gave of %d is counted as %s', (count, step) =>
  expect(offersBucket(count)).toBe(step),
);

it.each([
  ['that is known is counted by its name', '?utm_campaign=radio', 'radio'],
  ['that is not known is counted as another', '?utm_campaign=ana@correo.example', 'otra'],
  ['that no address names is none', '?utm_source=boletin', ''],
  ['without a name is none', '?utm_campaign=', ''],
])('a campaign %s', (_, query, counted) =>
  expect(countedCampaign(query, ['radio', 'boletin'])).toBe(counted),
);
