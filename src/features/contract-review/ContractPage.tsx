import { Island } from '#islands/Island.tsx';
import { ContractForm } from '#features/contract-review/ContractForm.tsx';
import { ToolPage } from '#pages/ToolPage.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';

export const head: Head<'contractReview'> = (content) =>
  subpageHead(content, content.contractReview, ROUTES.contractReview);

/** The page that works out a contract's cost, for somebody who has it in hand. */
export function ContractPage() {
  const { contractReview, simulator } = useSite().content;
  const { seo: _, ...texts } = contractReview;
  return (
    <ToolPage
      words={texts}
      tool={
        <Island
          name="contract"
          component={ContractForm}
          props={{ texts, inFigures: simulator.texts.inFigures }}
        />
      }
    />
  );
}
