import { Island } from '#islands/Island.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { DebtSwapForm } from '#features/debt-swap/DebtSwapForm.tsx';
import { FRAGMENT_FIELDS } from '#features/debt-swap/entry.ts';
import { ToolPage } from '#pages/ToolPage.tsx';

export const head: Head<'debtSwap'> = (content) => subpageHead(content, content.debtSwap, ROUTES.debtSwap);

/** Whether a new loan is worth it for somebody who already owes. */
export function DebtSwapPage() {
  const { debtSwap, simulator } = useSite().content;
  return (
    <ToolPage
      words={debtSwap}
      tool={
        <Island
          name="debt-swap"
          component={DebtSwapForm}
          wakesOn={Object.keys(FRAGMENT_FIELDS)}
          props={{ inFigures: simulator.texts.inFigures }}
          showsOffers
        />
      }
    />
  );
}
