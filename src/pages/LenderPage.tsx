import type { LandingLender } from '#site/content.ts';
import type { PageParams } from '#generated/routes.ts';
import { landingLender } from '#site/find.ts';
import { breadcrumb, pageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { PageSlot } from '#site/PageSlot.tsx';
import { lenderFormKey } from '#domain/stored-keys.ts';
import { fill } from '#domain/template.ts';
import { Independence } from '#pages/Independence.tsx';
import { styles } from '#pages/landing.styles.ts';
import { LenderTile } from '#pages/LenderTile.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { SimulatorCard } from '#pages/SimulatorCard.tsx';
import { hidden as unseen } from '#ui/hidden.styles.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { styles as tiles } from '#ui/tile.styles.ts';
import { lenderPath } from '#site/routes.ts';

export const head: Head<'lender'> = (content, { id }) => {
  const lender = landingLender(content, id);
  if (!lender) return notFoundHead(content);
  const { name, page, hidden } = lender;
  const texts = content.site.lenderPage;
  const title = fill(texts.title, { bank: name });
  if (hidden)
    return pageHead(content, { title, description: fill(texts.hidden, { bank: name }) }, { indexed: false });
  const structuredData = [breadcrumb(content, name, lenderPath(id))];
  return pageHead(content, { title, description: page.description }, { image: id, structuredData });
};

/** The one template of every lender's landing page; what differs between lenders is in their JSON. */
export function LenderPage({ params }: { params: PageParams<'lender'> }) {
  const { content } = useSite();
  const lender = landingLender(content, params.id);
  if (!lender) return <NotFoundPage />;
  if (lender.hidden) return <HiddenLender lender={lender} />;
  const { simulatorTitle } = content.site.lenderPage;
  return (
    <>
      <div className={styles.brandRule} />
      <div className={`${styles.hero} ${styles.tinted}`}>
        <div className={styles.columns}>
          <Hero lender={lender} />
          <SimulatorCard
            title={fill(simulatorTitle, { bank: lender.name })}
            place="lender"
            lender={lender}
            after={<Independence lender={lender} className={styles.independence} />}
          />
        </div>
      </div>
      <PageSlot place="LenderSection" lender={lender} />
      <Reasons lender={lender} />
    </>
  );
}

type LenderProps = { lender: LandingLender };

/** Stands at the address of a lender while its page is hidden: a sentence, and the comparison of all. */
function HiddenLender({ lender }: LenderProps) {
  const { name } = lender;
  const { home, site } = useSite().content;
  return (
    <div className={styles.hero}>
      <div className={styles.columnCompact}>
        <div className={styles.promise}>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.tagline} data-before-results="">
            {fill(site.lenderPage.hidden, { bank: name })}
          </p>
        </div>
        <SimulatorCard title={home.simulatorTitle} place="lender" storageKey={lenderFormKey(lender)} />
      </div>
    </div>
  );
}

function Hero({ lender }: LenderProps) {
  const { heading } = useSite().content.site.lenderPage;
  const { name, page } = lender;
  return (
    <div className={styles.promise}>
      <div className={tiles.beside}>
        <LenderTile lender={lender} isLarge />
        <h1 className={styles.title}>
          {heading} <span className={styles.bank}>{name}</span>
        </h1>
      </div>
      <p className={styles.tagline} data-before-results="">
        {page.tagline}
      </p>
      <PageSlot place="LenderLead" lender={lender} />
    </div>
  );
}

/** '¿Por qué elegir…?': three benefits and four dated figures, shown only before results. */
function Reasons({ lender }: LenderProps) {
  const { whyTitle, figuresTitle } = useSite().content.site.lenderPage;
  const { name, page } = lender;
  return (
    <section className={styles.section} data-before-results="" aria-labelledby="por-que">
      <h2 id="por-que">{fill(whyTitle, { bank: name })}</h2>
      {page.note && <p>{page.note}</p>}
      <ul className={styles.benefits}>
        {page.benefits.map(({ title, text }) => (
          <li className={styles.benefit} key={title}>
            <CheckIcon />
            <h3 className={styles.reasonTitle}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3 className={unseen.text}>{fill(figuresTitle, { bank: name })}</h3>
      <dl className={styles.four}>
        {page.figures.map(({ text, label }) => (
          <div className={styles.figure} key={label}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureText}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
