import type { Campaign } from '#generated/types.ts';

/** Values by their places: 'config/home.json#/hero/title'. */
type Values = Readonly<Record<string, unknown>>;

/** A campaign of the made-up site, from 10 to 26 December 2026 unless it says otherwise. */
export const campaign = (values: Values, parts: Partial<Campaign> = {}): Campaign => ({
  $schema: '../../schema/campaign.schema.json',
  id: 'navidad',
  name: 'Navidad',
  from: '2026-12-10',
  until: '2026-12-26',
  owner: 'Ana',
  ...parts,
  values: Object.entries(values).map(([at, value]) => ({
    at,
    value: value as Record<string, unknown>,
  })),
});

/** The file of a campaign in the content, with its text. */
export const campaignFile = (one: Campaign): [file: string, text: string] => [
  `config/campaigns/${one.id}.json`,
  JSON.stringify(one, null, 2),
];
