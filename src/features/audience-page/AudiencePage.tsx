import type { PageParams } from '#generated/routes.ts';
import type { AudiencePage } from '#generated/types.ts';
import { breadcrumb, pageHead } from '#site/head.ts';
import { pathTo } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { Blocks } from '#pages/blocks/Blocks.tsx';
import { guideValues } from '#pages/guide/guide-values.ts';
import type { Values } from '#site/gap-values.ts';
import { styles as own } from '#features/audience-page/audience.styles.ts';
import { styles } from '#pages/landing.styles.ts';
import { AudienceFacts, AudienceLead } from '#features/audience-page/AudienceFacts.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { SimulatorCard } from '#pages/SimulatorCard.tsx';
import { Chips } from '#pages/Chips.tsx';
import { formKey, pictureName } from '#features/audience-page/names.ts';
import { chosenAudiencePages } from '#features/audience-page/chosen.ts';

type Section = AudiencePage['sections'][number];
type Params = PageParams<'audiencePage'>;

const audiencePageOf = (audiencePages: readonly AudiencePage[], { id }: Params): AudiencePage | undefined =>
  audiencePages.find((audiencePage) => audiencePage.id === id);

export const head: Head<'audiencePage'> = (content, params) => {
  const audiencePage = audiencePageOf(content.audiencePages, params);
  if (!audiencePage) return notFoundHead(content);
  const structuredData = [breadcrumb(content, audiencePage.title, pathTo('audiencePage', params))];
  return pageHead(content, audiencePage.seo, { image: pictureName(audiencePage), structuredData });
};

/** The template of every page for an audience: its own words, its facts, and a simulator that begins with its loan. */
export function AudiencePage({ params }: { params: Params }) {
  const { content } = useSite();
  const audiencePage = audiencePageOf(content.audiencePages, params);
  if (!audiencePage) return <NotFoundPage />;
  const values = guideValues(content);
  const { id, title, tagline, benefits = [], sections, start } = audiencePage;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.columns}>
          <div className={styles.promise}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.tagline} data-before-results="">
              {tagline}
            </p>
            <AudienceLead audiencePage={audiencePage} />
          </div>
          <SimulatorCard
            title={content.audiencePage.simulatorTitle}
            place="lender"
            start={start}
            storageKey={formKey(id)}
          />
        </div>
      </div>
      <AudienceFacts audiencePage={audiencePage} />
      <Benefits benefits={benefits} />
      <Sections sections={sections} values={values} />
      <Onward id={id} />
    </>
  );
}

/** The page's own texts, those that hold. */
function Sections({ sections, values }: { sections: readonly Section[]; values: Values }) {
  if (sections.length === 0) return null;
  return (
    <section className={styles.section} data-before-results="">
      <div className={own.two}>
        {sections.map(({ title, blocks }) => (
          <div className={own.reason} key={title}>
            <h2 className={styles.reasonTitle}>{title}</h2>
            <Blocks blocks={blocks} values={values} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The number of audience pages that the foot of one links to: the next ones of the site's list. */
const SIBLINGS = 2;

/** Where to go on from here: what content names, and the next pages of the site's list. */
function Onward({ id }: { id: string }) {
  const { content } = useSite();
  const { onward } = content.audiencePage;
  if (!onward) return null;
  const audiencePages = chosenAudiencePages(content);
  const own = audiencePages.findIndex(({ href }) => href === pathTo('audiencePage', { id }));
  const others = [...audiencePages.slice(own + 1), ...audiencePages.slice(0, Math.max(0, own))];
  return (
    <section className={styles.section} data-before-results="">
      <h2>{onward.title}</h2>
      <Chips links={[...onward.links, ...others.slice(0, SIBLINGS)]} />
    </section>
  );
}

function Benefits({ benefits }: { benefits: NonNullable<AudiencePage['benefits']> | [] }) {
  if (benefits.length === 0) return null;
  return (
    <section className={styles.section} data-before-results="">
      <ul className={own.three}>
        {benefits.map(({ title, text }) => (
          <li className={own.reason} key={title}>
            <h2 className={styles.reasonTitle}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
