import { fillTemplate } from '#domain/template.ts';

type NoticeWords = { notice: string; texts: { mayContact: string } };
type NoticeSite = { privacy: object; marketplace: object; contact: object };

/** The notice that the law asks for where personal data are collected, as visitors read it. */
export const legalNotice = ({ notice }: Pick<NoticeWords, 'notice'>, site: NoticeSite): string =>
  fillTemplate(notice, { ...site.privacy, ...site.marketplace, ...site.contact } as Record<string, string>);

/** Returns the notice that a person saw when they sent their data, with the question about contact. */
export const shownNotice = (words: NoticeWords, site: NoticeSite): string =>
  `${legalNotice(words, site)}\n${words.texts.mayContact}`;
