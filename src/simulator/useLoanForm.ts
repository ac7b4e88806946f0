import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { takeSharedLoan } from '#gateways/history.ts';
import { loadDraft, saveDraft } from '#gateways/storage.ts';
import { simulator } from '#generated/simulator.ts';
import type { SimulatorProps } from '#simulator/simulator-props.ts';
import { readNativeValues, untouchedFocus } from '#simulator/native-values.ts';

/** The form, and the age exactly as it stands in its control. */
export type LoanEntry = { form: LoanForm; ageText: string };

type State = {
  entry: LoanEntry;
  /** What is stored and natively typed has been taken over. */
  ready: boolean;
  /** Filled in from what this browser kept, and not touched since. */
  isStored: boolean;
  /** Differs from what is stored. What nobody changed is not stored anew: its days are counted from the last change. */
  isChanged: boolean;
};

const entryOf = (form: LoanForm): LoanEntry => ({ form, ageText: form.age === null ? '' : String(form.age) });

const EMPTY: State = {
  entry: entryOf(emptyLoanForm(simulator.defaults)),
  ready: false,
  isStored: false,
  isChanged: false,
};

/** Begins as the page was prerendered, takes over what is stored and typed before the first paint, and stores every change. */
export function useLoanForm(props: SimulatorProps, formRef: RefObject<HTMLFormElement | null>) {
  const [{ entry, ready, isStored, isChanged }, setState] = useState(EMPTY);
  const { storageKey, formerKeys, site } = props;
  const { draftDays } = site.privacy;
  const source = useRef({ storageKey, formerKeys, draftDays });
  useLayoutEffect(() => {
    const stored = loadDraft(source.current, simulator);
    const shared = takeSharedLoan();
    const start = entryOf({ ...(stored ?? EMPTY.entry.form), ...shared });
    const typed = formRef.current ? readNativeValues(formRef.current) : { form: {} };
    const field = untouchedFocus(formRef.current);
    // What is restored under the caret is replaced by what is typed, not mixed with it.
    if ((stored || shared) && field) queueMicrotask(() => field.select());
    setState({
      entry: { form: { ...start.form, ...typed.form }, ageText: typed.ageText ?? start.ageText },
      ready: true,
      isStored: stored !== null && !shared,
      isChanged: !!shared || Object.keys(typed.form).length > 0,
    });
  }, [formRef]);
  useEffect(() => {
    if (isChanged) saveDraft(source.current.storageKey, entry.form);
  }, [isChanged, entry]);
  const change = (part: Partial<LoanForm>, ageText?: string) =>
    setState(({ entry: { form, ageText: before } }) => ({
      entry: { form: { ...form, ...part }, ageText: ageText ?? before },
      ready: true,
      isStored: false,
      isChanged: true,
    }));
  const reset = () => setState({ ...EMPTY, ready: true });
  return { ...entry, ready, isStored, change, reset };
}
