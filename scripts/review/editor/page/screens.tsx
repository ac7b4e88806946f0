import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { kit } from '#generated/kit.ts';
import { panels } from '#generated/panels.ts';
import { personal } from '#generated/personal.ts';
import type { Content } from '#site/content.ts';
import { PersonalStep } from '#simulator/personal/PersonalStep.tsx';
import { ResultsView, tablesReady } from '#simulator/results/ResultsView.tsx';
import type { SimulatorProps } from '#simulator/simulator-props.ts';
import type { PageState } from '#scripts/review/editor/page/page-states.ts';
import { benchOffers } from '#scripts/review/studio/bench-offers.ts';
import { VISITOR } from '#scripts/review/studio/visitor.ts';

await tablesReady;

const OFFERS = 8;
const nothing = (): void => undefined;

/** What the simulator shows in a state past the form. */
function screenOf(state: PageState, content: Content, { lender, site }: SimulatorProps) {
  const shared = { ...VISITOR, lender, site, onErase: nothing };
  if (state === 'offers' || state === 'none') {
    const own = content.lenders.find(({ id }) => id === lender?.id) ?? null;
    const asked = { count: OFFERS, lender: own, own: own !== null, loan: VISITOR.form };
    const raw = state === 'none' ? [] : benchOffers(content, asked);
    const acts = { onAskAgain: nothing, onEdit: nothing, onNew: nothing };
    return <ResultsView {...shared} {...acts} raw={raw} asking={false} askFailed={false} />;
  }
  const acts = { onChange: nothing, onSubmit: nothing, onCancel: nothing, onBack: nothing };
  return (
    <PersonalStep
      {...shared}
      {...acts}
      busy={state === 'waiting'}
      notice={state === 'error' ? 'failed' : null}
    />
  );
}

/** Markup of a component as it first is on screen; it leaves no trace in this page. */
function markupOf(screen: ReactNode): string {
  const { title } = document;
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: nothing });
  flushSync(() => root.render(screen));
  const markup = place.innerHTML;
  root.unmount();
  document.title = title;
  return markup;
}

/** Markup of the simulator in a state past the form, in the words of `content`. */
export function simulatorIn(state: PageState, content: Content, props: SimulatorProps): string {
  Object.assign(kit, content.kit);
  Object.assign(panels, content.panels);
  Object.assign(personal, content.personal);
  return markupOf(screenOf(state, content, props));
}
