import { parseAge } from '#domain/input/age.ts';
import { parseWholeNumber } from '#domain/input/whole-number.ts';
import type { LoanForm } from '#domain/loan-request.ts';

/** What the visitor put into the native controls before React listened to them. */
export type NativeValues = { form: Partial<LoanForm>; ageText?: string };

type Control = HTMLInputElement | HTMLSelectElement;

const isTouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
    : control.value !== control.defaultValue;

const readAge = (value: string): NativeValues => ({ form: { age: parseAge(value) }, ageText: value });

const READERS: Record<string, (value: string) => NativeValues> = {
  amount: (value) => ({ form: { amount: parseWholeNumber(value) } }),
  amountSlider: (value) => ({ form: { amount: Number(value) } }),
  term: (value) => ({ form: { term: parseWholeNumber(value) } }),
  termSlider: (value) => ({ form: { term: Number(value) } }),
  employment: (value) => ({ form: { employment: value } }),
  seniority: (value) => ({ form: { seniority: value } }),
  province: (value) => ({ form: { province: value } }),
  netSalary: (value) => ({ form: { netSalary: parseWholeNumber(value) } }),
  age: readAge,
  ageList: readAge,
};

/** Of two controls for one value the later one counts: typed text over a slider, and what has the focus over both. */
const precedence = (control: Control): number =>
  control === document.activeElement ? 2 : control.type === 'range' ? 0 : 1;

/** The field that has the focus, when nothing has been typed into it. */
export function untouchedFocus(form: HTMLFormElement | null): HTMLInputElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.form === form && !isTouched(focused) ? focused : null;
}

/** Reads the prerendered form at hydration, so that nothing typed or chosen on a slow phone is lost. */
export function readNativeValues(form: HTMLFormElement): NativeValues {
  const controls = ([...form.elements] as Control[]).filter(({ name }) => name in READERS);
  const inOrder = controls.toSorted((one, other) => precedence(one) - precedence(other));
  return inOrder.filter(isTouched).reduce<NativeValues>(
    (taken, { name, value }) => {
      const read = READERS[name]?.(value) ?? { form: {} };
      return { ...taken, ...read, form: { ...taken.form, ...read.form } };
    },
    { form: {} },
  );
}
