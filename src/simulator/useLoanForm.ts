import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { takeSharedLoan } from '#gateways/history.ts';
import { loadDraft, saveDraft } from '#gateways/storage.ts';
import { simulator } from '#generated/simulator.ts';
import type { SimulatorProps } from '#simulator/simulator-props.ts';
import { readNativeValues } from '#simulator/native-values.ts';

/** The form, and the age exactly as it stands in its control. */
export type LoanEntry = { form: LoanForm; ageText: string };

/** Where the form's content came from on arrival. */
type Origin = 'empty' | 'stored' | 'shared';

type Restoring = { entry: LoanEntry; origin: Origin; ready: boolean };

const ageTextOf = ({ age }: LoanForm): string => (age === null ? '' : String(age));
const entryOf = (form: LoanForm): LoanEntry => ({ form, ageText: ageTextOf(form) });

const EMPTY = entryOf(emptyLoanForm(simulator.defaults));

/**
 * The loan form's state. It starts as the page was prerendered; before the first paint it takes over what is
 * stored and what was typed before hydration, and from then on every change is stored.
 */
export function useLoanForm(props: SimulatorProps, formRef: RefObject<HTMLFormElement | null>) {
  const [{ entry, origin, ready }, setState] = useState<Restoring>({
    entry: EMPTY,
    origin: 'empty',
    ready: false,
  });
  const { storageKey, formerKeys, site } = props;
  const { draftDays } = site.privacy;
  const source = useRef({ storageKey, formerKeys, draftDays });
  const saved = useRef(EMPTY);
  useLayoutEffect(() => {
    const stored = loadDraft(source.current, simulator);
    const shared = takeSharedLoan();
    const start = entryOf({ ...(stored ?? EMPTY.form), ...shared });
    const typed = formRef.current ? readNativeValues(formRef.current) : { form: {} };
    const form = { ...start.form, ...typed.form };
    const entry = { form, ageText: typed.ageText ?? start.ageText };
    // What nobody changed is not stored anew: its days are counted from the last change.
    const isTyped = Object.keys(typed.form).length > 0;
    if (!shared && !isTyped) saved.current = entry;
    setState({ entry, origin: shared ? 'shared' : stored ? 'stored' : 'empty', ready: true });
  }, [formRef]);
  useEffect(() => {
    if (!ready || saved.current === entry) return;
    saved.current = entry;
    saveDraft(source.current.storageKey, entry.form);
  }, [ready, entry]);
  const change = (part: Partial<LoanForm>, ageText?: string) =>
    setState((state) => {
      const form = { ...state.entry.form, ...part };
      return { ...state, origin: 'empty', entry: { form, ageText: ageText ?? state.entry.ageText } };
    });
  const reset = () => {
    saved.current = EMPTY;
    setState({ entry: EMPTY, origin: 'empty', ready: true });
  };
  return { ...entry, origin, ready, change, reset };
}
