import { fillTemplate } from '#domain/template.ts';

type NoticeSite = { privacy: object; marketplace: object; contact: object };

/** The notice that the law asks for where personal data are collected, as visitors read it. */
export const legalNotice = ({ notice }: { notice: string }, site: NoticeSite): string =>
  fillTemplate(notice, { ...site.privacy, ...site.marketplace, ...site.contact } as Record<string, string>);
