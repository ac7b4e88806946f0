import type { ReactNode } from 'react';
import type { Content, LandingLender } from '#site/content.ts';
import { Island, scriptJson } from '#islands/Island.tsx';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { PAGE_CONFIG } from '#site/page-config.ts';
import { useSite } from '#site/site.ts';
import { lenderFormKey, loanFormKey } from '#domain/draft.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { matchKeysOf } from '#domain/match-key.ts';
import { styles } from '#pages/landing.styles.ts';
import { answerLines, datedAnswer, marketView } from '#loan/form/preview/market-view.ts';
import { MarketPreview } from '#loan/form/preview/Preview.tsx';
import { Simulator } from '#loan/Simulator.tsx';
import type { SimulatorLender, SimulatorProps, SimulatorSite } from '#loan/simulator-props.ts';

function simulatorSite({ site, catalogue }: Content, lender: LandingLender | null): SimulatorSite {
  const { name, utmSource, contact, provider, leads, marketplace, errors } = site;
  const { text, reload } = errors.unexpected;
  const { controllerAddress: _, ...privacy } = site.privacy;
  return {
    name,
    utmSource,
    contact: { email: contact.email },
    provider,
    leads: { ...leads, ...lender?.page.lead },
    marketplace,
    privacy,
    // Without an address of its own the provider is the embedded one.
    record: provider.baseUrl === '' ? { source: catalogue.source, asOf: catalogue.asOf } : null,
    unexpectedError: { text, reload },
  };
}

/** The simulator's data of the lender whose page it stands on. */
const simulatorLender = (lender: LandingLender): SimulatorLender => ({
  id: lender.id,
  name: lender.name,
  matchKeys: matchKeysOf(lender),
  submitText: lender.page.submitText,
});

type SimulatorCardProps = {
  title: string;
  place: SimulatorProps['place'];
  lender?: LandingLender;
  /** Values that the form begins with, where the page sets them. */
  start?: SimulatorProps['start'];
  /** Key of the page's stored draft, when no lender gives it. */
  storageKey?: string;
  /** A line below the form until there are results. */
  after?: ReactNode;
};

/**
 * The simulator under its title, with what it needs to know of the page it stands on, and beside it the market for the
 * form's first values, computed at build time: the simulator goes on from there.
 */
export function SimulatorCard({ title, place, lender, start = {}, after, ...given }: SimulatorCardProps) {
  const { content } = useSite();
  const { simulator } = content;
  const catalogue = shownCatalogue(content);
  const own = lender ? simulatorLender(lender) : null;
  const form = { ...emptyLoanForm(simulator.defaults), ...start };
  const view = marketView(catalogue, form, own, simulator);
  const market = view?.market ?? null;
  const { storageKey = lender ? lenderFormKey(lender) : loanFormKey('homepage') } = given;
  const props: SimulatorProps = {
    place,
    storageKey,
    lender: own,
    start,
    startAnswer: datedAnswer(answerLines(market, form, simulator), { ...catalogue, market }, simulator),
    site: simulatorSite(content, lender ?? null),
  };
  return (
    <>
      <section className={styles.card} aria-labelledby="simulador">
        <h2 className={styles.cardTitle} id="simulador" data-before-results="">
          {title}
        </h2>
        <Island
          name="simulator"
          component={Simulator}
          props={props}
          restores={storageKey}
          wakesOn={['s', 'paso']}
          showsOffers
        />
        <script
          type="application/json"
          {...{ [PAGE_CONFIG]: '' }}
          dangerouslySetInnerHTML={{ __html: scriptJson({ ...simulator, $schema: undefined }) }}
        />
        {after && <div data-before-results="">{after}</div>}
      </section>
      <div className={styles.market} data-before-results="">
        <div data-market-live="" />
        <div className={styles.marketStart}>
          {view && <MarketPreview catalogue={catalogue} view={view} lender={own} />}
        </div>
      </div>
    </>
  );
}
