import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { SimulatorLender, SimulatorSite } from '#loan/simulator-props.ts';

/** Props of the results view, which is loaded as a chunk of its own. */
export type ResultsViewProps = {
  /** Offers exactly as the provider sent them. */
  raw: readonly unknown[];
  /** The form behind these offers. */
  form: LoanForm;
  personal: PersonalData;
  lender: SimulatorLender | null;
  /** Key of the page's draft, beside which it is kept where the visitor is paid. */
  storageKey: string;
  site: SimulatorSite;
  /** Whether a changed amount or term is being asked of the provider; the old offers stay on screen, marked as old. */
  asking: boolean;
  /** Whether the last change could not be asked; the old offers stay. */
  askFailed: boolean;
  /** Whether the results come back by Back, Forward or a reload. */
  hasReturned: boolean;
  /** Asks the provider again with another amount or term; a call under way is abandoned. */
  onAskAgain: (form: LoanForm) => void;
  onEdit: () => void;
  onNew: () => void;
  /** Erases everything stored about the visitor and what is in memory; `said` is told then. */
  onErase: (said?: string) => void;
};
