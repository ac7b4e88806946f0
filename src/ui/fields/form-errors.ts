import { type RefObject, useEffect, useState } from 'react';

type Errors<Field extends string> = Partial<Record<Field, string>>;

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/** The first control of `form`, in the order of the page, that is visible and has an error. */
function firstWithError(form: HTMLFormElement, errors: object): HTMLElement | undefined {
  const controls = [...form.elements] as HTMLInputElement[];
  return controls.find(
    (control) => (control.ariaInvalid === 'true' || control.name in errors) && control.offsetParent !== null,
  );
}

/** The messages of a form: what is `found` wrong shows, focused, when it is submitted, and goes when its field is edited. */
export function useFormErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  found: Errors<Field>,
) {
  const [{ displayed, isNew }, setState] = useState({ displayed: {} as Errors<Field>, isNew: false });
  useEffect(() => {
    if (isNew && form.current) firstWithError(form.current, displayed)?.focus();
  }, [form, displayed, isNew]);
  const forget = (fields: object) =>
    setState((state) => {
      const entries = Object.entries(state.displayed).filter(([field]) => !(field in fields));
      return { displayed: Object.fromEntries(entries) as Errors<Field>, isNew: false };
    });
  const isValid = isEmpty(found);
  return {
    displayed,
    isValid,
    display: () => {
      // A form without faults draws nothing again before its answer.
      if (!isValid || !isEmpty(displayed)) setState({ displayed: found, isNew: true });
    },
    /** Takes away the messages of the fields named in a change. */
    forget,
    clear: () => setState({ displayed: {}, isNew: false }),
  };
}
