import { useLayoutEffect, useRef, useState } from 'react';
import { readFigure } from '#domain/input/figure.ts';
import { mapReading, type Reading } from '#domain/input/reading.ts';
import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';
import { ReadAs } from '#loan/form/ReadAs.tsx';

/** The pesos of a text, with their centavos. */
export const readPesos = (text: string): Reading<number> =>
  mapReading(readFigure(text, 'pesos'), ({ value }) => value);

const inputFormat = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 4 });

/** Writes a value into a field as somebody types it; the form hears of it as of any other change. */
export function write(field: HTMLInputElement | null, value: number): void {
  if (!field) return;
  field.value = inputFormat.format(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type TypedProps = FieldProps & {
  type?: 'text' | 'date';
  read?: (text: string) => Reading<number>;
  prefix?: string;
  suffix?: string;
};

/** A field that keeps its text itself, and says how it reads it. */
export function Typed({ type = 'text', read, prefix, suffix, ...field }: TypedProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // Takes up the text that was typed before this script came.
  useLayoutEffect(() => setText(input.current?.value ?? ''), []);
  const choose = (value: number) => {
    input.current?.focus();
    write(input.current, value);
  };
  return (
    <Field
      {...field}
      after={
        read && (
          <div className={fields.readAs} aria-live="polite">
            <ReadAs {...{ prefix, suffix, inputFormat }} reading={read(text)} onChoose={choose} />
          </div>
        )
      }
    >
      {(control) => (
        <span className={fields.affixed}>
          {prefix && <span className={fields.affix}>{prefix}</span>}
          <input
            {...control}
            ref={input}
            className={fields.bare}
            name={field.id}
            type={type}
            inputMode={type === 'text' ? 'decimal' : undefined}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          {suffix && <span className={fields.affix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
