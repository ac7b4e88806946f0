import type { Content } from '#site/content.ts';

/** Values for the gaps of a text, by the gap's name. */
export type Values = Readonly<Record<string, string>>;

/** Gaps that any long text may have: what is in them comes from `config/site.json`. */
export function siteValues({ site }: Pick<Content, 'site'>): Values {
  const { email, phone, hours } = site.contact;
  const { controller, controllerAddress, draftDays, personalDataDays, leadDays } = site.privacy;
  return {
    name: site.name,
    origin: site.origin,
    email,
    phone,
    hours,
    controller,
    controllerAddress,
    partner: site.marketplace.partner,
    draftDays: String(draftDays),
    personalDataDays: String(personalDataDays),
    leadDays: String(leadDays),
  };
}
