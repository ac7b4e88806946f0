import { onlyDigits } from '#domain/digits.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { Site } from '#generated/types.ts';

/** Settings of the partner's address: `config/site.json` fits as it is. */
export type MarketplaceSettings = Pick<Site, 'utmSource'> & {
  marketplace: Pick<Site['marketplace'], 'origin' | 'path' | 'banco' | 'autosubmit'>;
};

const GENDER_LETTERS: ReadonlyMap<string, string> = new Map([
  ['Masculino', 'm'],
  ['Femenino', 'f'],
]);

const personalFields = ({ dni, email, gender, phone }: PersonalData) => ({
  dni: onlyDigits(dni),
  email: email.trim(),
  g: GENDER_LETTERS.get(gender) ?? '',
  tel: onlyDigits(phone),
});

/**
 * Address of the partner marketplace. With personal data it carries what is known of dni, e-mail, gender and phone:
 * build it only when the visitor follows the link, so that none of it stands in the page before. `banco` is the partner's
 * code of a lender that has one of its own.
 */
export function marketplaceAddress(
  settings: MarketplaceSettings,
  personal: PersonalData | null,
  banco = settings.marketplace.banco,
): string {
  const { origin, path, autosubmit } = settings.marketplace;
  const fields = {
    banco,
    autosubmit,
    utm_source: settings.utmSource,
    ...(personal && personalFields(personal)),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== '');
  return `${origin}${path}?${new URLSearchParams(known)}`;
}
