import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { styles } from '#pages/contract/contract.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';

/** Messages by the name of their field. */
export type Errors = Partial<Record<string, string>>;

type CheckedFormProps = {
  form: RefObject<HTMLFormElement | null>;
  submitText: string;
  /** Takes what the fields hold; returns the message for each field that is wrong, by its name. */
  onSubmit: (data: FormData) => Errors;
  /** Called with the name of a field that is being changed. */
  onEdit?: (name: string) => void;
  children: (errors: Errors) => ReactNode;
};

/** Brings the first field with an error into sight, out of its fold, and the focus to it. */
function showError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/**
 * The form of a tool, whose fields are not controlled: what was typed before this script came is simply there. A message
 * goes when its field is changed.
 */
export function CheckedForm({ form, submitText, onSubmit, onEdit, children }: CheckedFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [attempts, setAttempts] = useState(0);
  // Once for each attempt: an error that goes while its field is typed into must not take the focus along.
  useEffect(() => showError(form.current), [form, attempts]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(onSubmit(new FormData(event.currentTarget)));
    setAttempts(attempts + 1);
  };
  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    onEdit?.(name);
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      onInput={edit}
      onSubmit={submit}
    >
      {children(errors)}
      <button className={buttons.primary} type="submit">
        {submitText}
      </button>
    </form>
  );
}
