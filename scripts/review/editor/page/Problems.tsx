import type { Form } from '#scripts/review/editor/page/field-props.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const MEANT = /¿quisiste decir «(.+)»\?$/;

/** What is wrong with one place, each with its repair where there is one. */
export function Problems({ form, pointer, id }: { form: Form; pointer: string; id?: string }) {
  return (
    <div id={id} aria-live="polite">
      {form.problemsAt(pointer).map(({ severity, message, rule }) => {
        const meant = MEANT.exec(message)?.[1];
        return (
          <p className={severity} key={rule + message}>
            {form.spoken(message.replace(`${pointer}: `, ''))}{' '}
            {meant !== undefined && (
              <button type="button" onClick={() => form.change(pointer, meant)}>
                {WORDS.use(meant)}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
