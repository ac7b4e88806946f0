import { type RefObject, useEffect, useRef } from 'react';

type Errors = Readonly<Record<string, unknown>>;

/** The first control of `form`, in the order of the page, that is visible and has an error. */
function firstWithError(form: HTMLFormElement, errors: Errors): HTMLElement | undefined {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.find(
    (control) => (control.ariaInvalid === 'true' || control.name in errors) && control.offsetParent !== null,
  );
}

/** After a submit that found errors, moves the focus to the first of them; correcting one moves it nowhere. */
export function useFocusOnErrors(form: RefObject<HTMLFormElement | null>, errors: Errors): void {
  const known = useRef(0);
  useEffect(() => {
    const count = Object.keys(errors).length;
    const correctedOne = count < known.current;
    known.current = count;
    if (form.current && count > 0 && !correctedOne) firstWithError(form.current, errors)?.focus();
  }, [form, errors]);
}
