import { landingFormKey } from '#domain/draft.ts';
import type { PageParams } from '#generated/routes.ts';
import type { Landing } from '#generated/types.ts';
import { breadcrumb, landingPicture, pageHead } from '#site/head.ts';
import { pathTo } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { Blocks } from '#pages/blocks/Blocks.tsx';
import { guideValues } from '#pages/guide/guide-values.ts';
import type { Values } from '#site/gap-values.ts';
import { styles } from '#pages/landing.styles.ts';
import { LandingFacts, LandingLead } from '#pages/landing/LandingFacts.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { SimulatorCard } from '#pages/SimulatorCard.tsx';
import { Chips } from '#pages/ToolCards.tsx';
import { chosenLandings } from '#site/chosen-landings.ts';

type Section = Landing['sections'][number];
type Params = PageParams<'landing'>;

const landingOf = (landings: readonly Landing[], { id }: Params): Landing | undefined =>
  landings.find((landing) => landing.id === id);

export const head: Head<'landing'> = (content, params) => {
  const landing = landingOf(content.landings, params);
  if (!landing) return notFoundHead(content);
  const structuredData = [breadcrumb(content, landing.title, pathTo('landing', params))];
  return pageHead(content, landing.seo, { image: landingPicture(landing), structuredData });
};

/** The template of every page for an audience: its own words, its facts, and a simulator that begins with its loan. */
export function LandingPage({ params }: { params: Params }) {
  const { content } = useSite();
  const landing = landingOf(content.landings, params);
  if (!landing) return <NotFoundPage />;
  const values = guideValues(content);
  const { id, title, tagline, benefits = [], sections, start } = landing;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.columns}>
          <div className={styles.promise}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.tagline} data-before-results="">
              {tagline}
            </p>
            <LandingLead landing={landing} />
          </div>
          <SimulatorCard
            title={content.site.landingPage.simulatorTitle}
            place="lender"
            start={start}
            storageKey={landingFormKey(id)}
          />
        </div>
      </div>
      <LandingFacts landing={landing} />
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
      <div className={styles.two}>
        {sections.map(({ title, blocks }) => (
          <div className={styles.reason} key={title}>
            <h2 className={styles.reasonTitle}>{title}</h2>
            <Blocks blocks={blocks} values={values} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** How many pages for other audiences the foot of one leads to: the next ones of the site's list. */
const SIBLINGS = 2;

/** Where to go on from here: what content names, and the next pages of the site's list. */
function Onward({ id }: { id: string }) {
  const { content } = useSite();
  const { onward } = content.site.landingPage;
  if (!onward) return null;
  const landings = chosenLandings(content);
  const own = landings.findIndex(({ href }) => href === pathTo('landing', { id }));
  const others = [...landings.slice(own + 1), ...landings.slice(0, Math.max(0, own))];
  return (
    <section className={styles.section} data-before-results="">
      <h2>{onward.title}</h2>
      <Chips links={[...onward.links, ...others.slice(0, SIBLINGS)]} />
    </section>
  );
}

function Benefits({ benefits }: { benefits: NonNullable<Landing['benefits']> | [] }) {
  if (benefits.length === 0) return null;
  return (
    <section className={styles.section} data-before-results="">
      <ul className={styles.three}>
        {benefits.map(({ title, text }) => (
          <li className={styles.reason} key={title}>
            <h2 className={styles.reasonTitle}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
