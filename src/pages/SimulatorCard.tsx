import type { ReactNode } from 'react';
import type { Content, LandingLender } from '#site/content.ts';
import { Island, scriptJson } from '#islands/Island.tsx';
import { PAGE_CONFIG } from '#site/page-config.ts';
import { useSite } from '#site/site.ts';
import { PageSlot, SLOTS } from '#site/PageSlot.tsx';
import type { FormStart } from '#site/slots.ts';
import { lenderFormKey, loanFormKey } from '#domain/stored-keys.ts';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { matchKeysOf } from '#domain/match-key.ts';
import { styles } from '#pages/landing.styles.ts';
import { Simulator } from '#loan/Simulator.tsx';
import type { SimulatorLender, SimulatorProps, SimulatorSite } from '#loan/simulator-props.ts';

function simulatorSite({ site, catalogue }: Content, lender: LandingLender | null): SimulatorSite {
  const { name, utmSource, contact, provider, leads, marketplace, errors } = site;
  const { title: _, ...unexpectedError } = errors.unexpected;
  const { controllerAddress: __, ...privacy } = site.privacy;
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
    unexpectedError,
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
 * The simulator under its title, with what it needs to know of the page it stands on, and beside it what features say of
 * the form's first values at build time: the simulator goes on from there.
 */
export function SimulatorCard({ title, place, lender, start = {}, after, ...given }: SimulatorCardProps) {
  const { content } = useSite();
  const { simulator } = content;
  const form = { ...emptyLoanForm(simulator.defaults), ...start };
  const began: FormStart = { form, lender: lender ?? null };
  const { storageKey = lender ? lenderFormKey(lender) : loanFormKey('homepage') } = given;
  const props: SimulatorProps = {
    place,
    storageKey,
    lender: lender ? simulatorLender(lender) : null,
    start,
    startAnswer: SLOTS.flatMap(({ firstAnswer }) => firstAnswer?.(content, began) ?? []),
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
      {SLOTS.some(({ BesideForm }) => BesideForm) && (
        <div className={styles.besideForm} data-before-results="">
          <PageSlot place="BesideForm" {...began} />
        </div>
      )}
    </>
  );
}
