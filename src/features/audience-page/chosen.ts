import type { Content } from '#site/content.ts';
import { pathTo } from '#site/routes.ts';

type AudienceLink = { label: string; href: string };

/** Links to the pages for an audience that the footer's list chooses, those that hold, in its order. */
export const chosenAudiencePages = ({ audiencePages, audiencePage }: Content): AudienceLink[] =>
  audiencePage.ids.flatMap((chosen) => {
    const page = audiencePages.find(({ id }) => id === chosen);
    if (!page) return [];
    return { label: page.link, href: pathTo('audiencePage', { id: chosen }) };
  });
