import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttons } from '#ui/buttons.styles.ts';
import { EarlyPress } from '#ui/EarlyPress.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

/** Messages by the name of their field. */
export type Errors = Partial<Record<string, string>>;

/** The answer to what a form holds, or a message for each field that is wrong. */
export type Outcome<Answer> = { answer: Answer } | { errors: Errors };

/** Made-up values by the name of their field, and the button that enters them. */
type Example = { button: string; values: Readonly<Record<string, string>> };

type ToolProps<Answer> = {
  submitText: string;
  example?: Example;
  read: (data: FormData, form: HTMLFormElement) => Outcome<Answer> | Promise<Outcome<Answer>>;
  /** Draws the fields; `clear` takes the answer away when they change by something else than typing. */
  fields: (errors: Errors, clear: () => void) => ReactNode;
  /** Draws the answer; `isExample`: to the made-up values. */
  children: (answer: Answer, isExample: boolean) => ReactNode;
};

type State<Answer> = {
  errors: Errors;
  answered: { answer: Answer; isExample: boolean } | null;
  /** Presses so far: each draws its answer anew, or takes the focus to its first error. */
  attempts: number;
  /** Somebody has had an answer: the example has done its work. */
  hasAnswered: boolean;
};

/** Brings the first field with an error into sight, out of its fold, and the focus to it. */
function showError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/**
 * A form whose answer stands below it, or beside it where there is room. Its fields keep their values themselves: what was
 * typed before this script came is simply there. A change takes the answer away, for it is the answer to something else,
 * and the message of its field. Nothing typed is stored or sent.
 */
export function Tool<Answer>({ submitText, example, read, fields, children }: ToolProps<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const isExample = useRef(false);
  const [state, setState] = useState<State<Answer>>({
    errors: {},
    answered: null,
    attempts: 0,
    hasAnswered: false,
  });
  const { errors, answered, attempts, hasAnswered } = state;
  // Once for each attempt: an error that goes while its field is typed into must not take the focus along.
  useEffect(() => showError(form.current), [attempts]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asExample = isExample.current;
    isExample.current = false;
    const outcome = await read(new FormData(event.currentTarget), event.currentTarget);
    const found = 'answer' in outcome ? { answer: outcome.answer, isExample: asExample } : null;
    setState((before) => ({
      errors: 'errors' in outcome ? outcome.errors : {},
      answered: found,
      attempts: before.attempts + 1,
      hasAnswered: before.hasAnswered || found !== null,
    }));
  };
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setState({ ...state, errors: { ...errors, [name]: undefined }, answered: null });
  };
  const enterExample = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const [name, value] of Object.entries(example?.values ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    isExample.current = true;
    form.current?.requestSubmit();
  };
  return (
    <div className={styles.tool}>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        autoComplete="off"
        onInput={change}
        onSubmit={submit}
      >
        <EarlyPress />
        {fields(errors, () => setState({ ...state, answered: null }))}
        <button className={buttons.primary} type="submit">
          {submitText}
        </button>
      </form>
      {example && !hasAnswered && (
        // A form of its own: what is pressed before this script came is submitted again when it is there.
        <form className={styles.example} method="dialog" onSubmit={enterExample}>
          <EarlyPress />
          <button className={buttons.secondary} type="submit">
            {example.button}
          </button>
        </form>
      )}
      {answered && <Fragment key={attempts}>{children(answered.answer, answered.isExample)}</Fragment>}
    </div>
  );
}
