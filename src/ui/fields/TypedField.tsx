import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type EditedText, readTextEdit, type TextEdit } from '#domain/input/text-edit.ts';
import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles } from '#ui/fields/field.styles.ts';
import { isWide, onWidthCrossed } from '#ui/viewport.ts';

/** The format of a kind of value in a text field. */
export type InputFormat<Value> = {
  /** The value a text states. */
  parse: (text: string) => Value;
  /** The usual way to write a value; shown when the field is left. */
  format: (value: Value) => string;
  /** Returns the text after a change, and the place of the caret. */
  edit: (edit: TextEdit) => EditedText;
};

type TypedFieldProps<Value> = FieldProps & {
  name: string;
  inputFormat: InputFormat<Value>;
  value: Value;
  onChange: (value: Value) => void;
  /** Returns what to say about a text that states no value, once the field is left; such a text stays in sight. */
  refusal?: (text: string) => string | null;
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  /** Placeholder from 768 px on; `src/islands/native-parts.ts` puts it in place before hydration. */
  widePlaceholder?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** No `email`: browsers rewrite what was typed into one. */
  type?: 'text' | 'tel';
  autoComplete?: string;
  isOptional?: boolean;
  /** Keeps the value out of the markup, into which React mirrors the value of a field it controls. */
  isPrivate?: boolean;
};

/** The text of a field while it is being edited, and after that where it states no value. */
type Draft = {
  text: string;
  isLeft?: boolean;
  /** While an input method composes, the field keeps what it shows, or the method would write it a second time. */
  composing?: { before: string; shown: string };
};

/**
 * The text that the field shows. The value belongs to the parent; this hook keeps only the text as it is being typed,
 * shown for as long as it means the value. Without a draft the value stands in its usual form.
 */
function useTypedText<Value>(props: TypedFieldProps<Value>) {
  const { inputFormat, value, onChange, refusal, isPrivate = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const pendingCaret = useRef<number | null>(null);
  const meant = draft && Object.is(inputFormat.parse(draft.text), value) ? draft : null;
  const refused = meant?.isLeft ? refusal?.(meant.text) : null;
  const settled = meant && (!meant.isLeft || refused) ? meant.text : inputFormat.format(value);
  const text = draft?.composing?.shown ?? settled;
  useLayoutEffect(() => {
    const field = input.current;
    const caret = pendingCaret.current;
    pendingCaret.current = null;
    if (field && isPrivate && field.value !== text) field.value = text;
    // Only text and tel fields have a caret that scripts may set.
    if (caret !== null && field?.selectionStart !== null) field?.setSelectionRange(caret, caret);
  });
  const change = (event: { inputType?: string; data?: string | null; isComposing?: boolean }) => {
    const field = input.current;
    if (!field) return;
    const before = draft?.composing?.before ?? settled;
    const edited = inputFormat.edit(readTextEdit(before, field, event));
    if (event.isComposing) setDraft({ text: edited.text, composing: { before, shown: field.value } });
    else {
      pendingCaret.current = edited.caret;
      setDraft({ text: edited.text });
    }
    onChange(inputFormat.parse(edited.text));
  };
  const canRefuse = refusal !== undefined;
  // A text typed before this script came may state no value.
  useLayoutEffect(() => {
    const { value: typed, defaultValue } = input.current as HTMLInputElement;
    if (canRefuse && typed !== defaultValue) setDraft({ text: typed, isLeft: true });
  }, [canRefuse]);
  const leave = () => setDraft(draft && canRefuse ? { text: draft.text, isLeft: true } : null);
  return { input, text, change, leave, refused };
}

/**
 * A text field for a value with an input format of its own; what is typed or pasted is never corrupted, the caret never
 * jumps.
 */
export function TypedField<Value>(props: TypedFieldProps<Value>) {
  const { name, prefix, suffix, placeholder, widePlaceholder, isOptional, isPrivate } = props;
  const { inputMode = 'numeric', type = 'text', autoComplete = 'off' } = props;
  const { input, text, change, leave, refused } = useTypedText(props);
  // Prerendered pages are the phone's; a wide window corrects them right after hydration.
  const wide = useSyncExternalStore(onWidthCrossed, isWide, () => false);
  return (
    <Field {...props} error={refused ?? props.error}>
      {(control) => (
        <span className={styles.affixed}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input
            {...control}
            ref={input}
            className={styles.bare}
            name={name}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            // Keyboards must not correct figures, numbers and addresses.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required={!isOptional}
            value={isPrivate ? undefined : text}
            placeholder={(wide && widePlaceholder) || placeholder}
            data-wide-placeholder={widePlaceholder}
            suppressHydrationWarning
            onChange={(event) => change(event.nativeEvent as InputEvent)}
            onCompositionEnd={() => change({ inputType: 'insertFromComposition' })}
            onBlur={leave}
          />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
