import type { Content } from '#site/content.ts';
import { pathTo } from '#site/routes.ts';

type LandingLink = { label: string; href: string };

/** Links to the pages for an audience that the footer's list chooses, those that hold, in its order. */
export const chosenLandings = ({ landings, site }: Content): LandingLink[] =>
  (site.footer.landings?.ids ?? []).flatMap((chosen) => {
    const landing = landings.find(({ id }) => id === chosen);
    if (!landing) return [];
    return { label: landing.link, href: pathTo('landing', { id: chosen }) };
  });
