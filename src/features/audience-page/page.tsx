import { chosenAudiencePages } from '#features/audience-page/chosen.ts';
import { styles } from '#pages/article.styles.ts';
import { pathTo } from '#site/routes.ts';
import { useSite } from '#site/site.ts';
import type { PageSlots } from '#site/slots.ts';

/** All pages for an audience, where there are any. */
function Guide() {
  const { audiencePages, audiencePage } = useSite().content;
  if (audiencePages.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="segun-tu-situacion">
      <h2 id="segun-tu-situacion">{audiencePage.directoryTitle}</h2>
      <ul>
        {audiencePages.map(({ id, link }) => (
          <li key={id}>
            <a href={pathTo('audiencePage', { id })}>{link}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const slots: PageSlots = {
  waysOn: (content) => ({ title: content.audiencePage.listTitle, links: chosenAudiencePages(content) }),
  Guide,
};
