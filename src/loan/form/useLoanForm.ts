import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseAge } from '#domain/input/age.ts';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { takeSharedLoan } from '#gateways/history.ts';
import { loadDraft, saveDraft } from '#gateways/storage.ts';
import { type Control, isTouched } from '#islands/touched-controls.ts';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { FIGURES } from '#loan/form/input-formats.ts';
import { useWords, type Words } from '#site/words.tsx';

/** Values that the visitor put into the native controls before React listened to them. */
type NativeValues = { form: Partial<LoanForm>; ageText?: string };

const readAge = (value: string): NativeValues => ({ form: { age: parseAge(value) }, ageText: value });

const READERS: Record<string, (value: string) => NativeValues> = {
  amount: (value) => ({ form: { amount: FIGURES.pesos.parse(value) } }),
  amountSlider: (value) => ({ form: { amount: Number(value) } }),
  term: (value) => ({ form: { term: FIGURES.count.parse(value) } }),
  termSlider: (value) => ({ form: { term: Number(value) } }),
  employment: (value) => ({ form: { employment: value } }),
  seniority: (value) => ({ form: { seniority: value } }),
  province: (value) => ({ form: { province: value } }),
  netSalary: (value) => ({ form: { netSalary: FIGURES.pesos.parse(value) } }),
  age: readAge,
  ageList: readAge,
};

/** Of two controls for one value the later one counts: typed text over a slider, and what has the focus over both. */
const precedence = (control: Control): number =>
  control === document.activeElement ? 2 : control.type === 'range' ? 0 : 1;

/** The field that has the focus, when nothing has been typed into it. */
function untouchedFocus(form: HTMLFormElement | null): HTMLInputElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.form === form && !isTouched(focused) ? focused : null;
}

/** Reads the prerendered form at hydration, so that nothing typed or chosen on a slow phone is lost. */
export function readNativeValues(form: HTMLFormElement): NativeValues {
  const controls = ([...form.elements] as Control[]).filter(({ name }) => name in READERS);
  const inOrder = [...controls].sort((one, other) => precedence(one) - precedence(other));
  return inOrder.filter(isTouched).reduce<NativeValues>(
    (taken, { name, value }) => {
      const read = READERS[name]?.(value) ?? { form: {} };
      return { ...taken, ...read, form: { ...taken.form, ...read.form } };
    },
    { form: {} },
  );
}

/** The form, and the age exactly as it stands in its control. */
type LoanEntry = { form: LoanForm; ageText: string };

type State = {
  entry: LoanEntry;
  /** True once the stored form and the natively typed values have been taken over. */
  ready: boolean;
  /** Filled in from what this browser kept, and not touched since. */
  isStored: boolean;
  /** Differs from what is stored. An unchanged form is not stored again: its days are counted from the last change. */
  isChanged: boolean;
};

const entryOf = (form: LoanForm): LoanEntry => ({ form, ageText: form.age === null ? '' : String(form.age) });

const emptyState = (start: Partial<LoanForm>, { defaults }: Words['simulator']): State => ({
  entry: entryOf({ ...emptyLoanForm(defaults), ...start }),
  ready: false,
  isStored: false,
  isChanged: false,
});

/**
 * Begins as the page was prerendered, takes over what is stored and typed before the first paint, and stores every
 * change.
 */
export function useLoanForm(props: SimulatorProps, formRef: RefObject<HTMLFormElement | null>) {
  const { simulator } = useWords();
  const [{ entry, ready, isStored, isChanged }, setState] = useState(() =>
    emptyState(props.start, simulator),
  );
  const { storageKey, site } = props;
  const { draftDays } = site.privacy;
  const source = useRef({ storageKey, draftDays, start: props.start });
  useLayoutEffect(() => {
    const stored = loadDraft(source.current, simulator);
    const shared = takeSharedLoan();
    const start = entryOf({
      ...(stored ?? emptyState(source.current.start, simulator).entry.form),
      ...shared,
    });
    const typed = formRef.current ? readNativeValues(formRef.current) : { form: {} };
    const field = untouchedFocus(formRef.current);
    // Typing replaces a value restored under the caret instead of mixing with it.
    if ((stored || shared) && field) queueMicrotask(() => field.select());
    setState({
      entry: { form: { ...start.form, ...typed.form }, ageText: typed.ageText ?? start.ageText },
      ready: true,
      isStored: stored !== null && !shared,
      isChanged: !!shared || Object.keys(typed.form).length > 0,
    });
  }, [formRef, simulator]);
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
  const reset = () => setState({ ...emptyState(props.start, simulator), ready: true });
  return { ...entry, ready, isStored, change, reset };
}
