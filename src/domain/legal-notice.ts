import { fillTemplate } from '#domain/template.ts';

type NoticeSite = { privacy: object; marketplace: object; contact: object };

/** A text of the notice that the law asks for where personal data are collected, as visitors read it. */
export const legalNotice = (text: string, site: NoticeSite): string =>
  fillTemplate(text, { ...site.privacy, ...site.marketplace, ...site.contact } as Record<string, string>);
