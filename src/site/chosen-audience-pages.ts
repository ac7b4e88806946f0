import type { Content } from '#site/content.ts';
import { pathTo } from '#site/routes.ts';

type AudienceLink = { label: string; href: string };

/** Links to the pages for an audience that the footer's list chooses, those that hold, in its order. */
export const chosenAudiencePages = ({ audiencePages, site }: Content): AudienceLink[] =>
  (site.footer.audiencePages?.ids ?? []).flatMap((chosen) => {
    const audiencePage = audiencePages.find(({ id }) => id === chosen);
    if (!audiencePage) return [];
    return { label: audiencePage.link, href: pathTo('audiencePage', { id: chosen }) };
  });
