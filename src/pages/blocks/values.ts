import type { Content } from '#site/content.ts';

/** What the gaps of a text stand for, by the gap's name. */
export type Values = Readonly<Record<string, string>>;

/** Gaps that any long text may have: everything in them comes from `config/site.json`. */
export function siteValues({ site }: Content): Values {
  const { email, phone, hours } = site.contact;
  const { controller, controllerAddress, draftDays, personalDataDays, leadDays } = site.privacy;
  return {
    name: site.name,
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
