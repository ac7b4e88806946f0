import { Activity, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { simulationPayload } from '#domain/payloads.ts';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { emptyPersonalData } from '#domain/personal-data.ts';
import type { SimulationRequest } from '#generated/types.ts';
import { PersonalStep } from '#loan/person/PersonalStep.tsx';
import { ResultsView } from '#loan/results/ResultsView.tsx';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import type { Content } from '#site/content.ts';
import { WordsContext } from '#site/words.tsx';

/** What a typical visitor asks for. */
const formIn = ({ simulator }: Content): LoanForm => ({
  ...emptyLoanForm(simulator.defaults),
  employment: simulator.employment[0].code,
  seniority: simulator.seniority.at(-1)?.code ?? '',
  province: simulator.provinces[0].code,
  netSalary: 3_000_000,
  age: 40,
});

const PERSON = emptyPersonalData('Femenino');
const nothing = (): void => undefined;

/** The offers that a typical visitor gets from the embedded provider. */
function offersIn(content: Content): readonly unknown[] {
  const { catalogue, simulator } = content;
  const request = simulationPayload(formIn(content), PERSON, simulator);
  const { body } = createSimulation(catalogue, simulator)(request as SimulationRequest);
  return (JSON.parse(String(body)) as { offers?: readonly unknown[] }).offers ?? [];
}

/** Moments of a page that come after its form. */
export type DrawnState = 'personal' | 'offers';

function screenOf(state: DrawnState, content: Content, props: SimulatorProps): ReactElement {
  const { lender, storageKey, site } = props;
  const shared = { form: formIn(content), personal: PERSON, lender, storageKey, site, onErase: nothing };
  if (state === 'personal')
    return (
      <PersonalStep
        {...shared}
        busy={false}
        interruption={null}
        {...{ onChange: nothing, onSubmit: nothing, onCancel: nothing, onBack: nothing }}
      />
    );
  return (
    <ResultsView
      {...shared}
      raw={offersIn(content)}
      asking={false}
      askFailed={false}
      hasReturned={false}
      {...{ onAskAgain: nothing, onEdit: nothing, onNew: nothing }}
    />
  );
}

/**
 * Shows a page at a moment that a visitor brings it to. React draws in parts, as the first offer before the others: each is
 * shown as it comes. Drawn hidden they have no effects, which would change the title, the focus and the address of the page
 * around them. Returns how to stop.
 */
export function drawState(
  state: DrawnState,
  content: Content,
  html: string,
  show: (html: string) => void,
): () => void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const island = page.querySelector('[data-island="simulator"]');
  const props = page.querySelector('script[data-props="simulator"]')?.textContent;
  if (!island || !props) {
    show(html);
    return nothing;
  }
  page.documentElement.dataset['step'] = state === 'personal' ? 'personal' : 'results';
  const place = document.createElement('div');
  const observer = new MutationObserver(() => {
    island.innerHTML = place.innerHTML;
    island.firstElementChild?.removeAttribute('style');
    show(page.documentElement.outerHTML);
  });
  observer.observe(place, { childList: true, subtree: true, characterData: true, attributes: true });
  const root = createRoot(place);
  root.render(
    <Activity mode="hidden">
      <WordsContext value={content}>
        {screenOf(state, content, JSON.parse(props) as SimulatorProps)}
      </WordsContext>
    </Activity>,
  );
  return () => {
    observer.disconnect();
    // React, which asks for this while it draws the form, takes away no other tree meanwhile.
    setTimeout(() => root.unmount());
  };
}
