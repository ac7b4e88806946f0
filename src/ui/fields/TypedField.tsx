import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type EditedText, readTextEdit, type TextEdit } from '#domain/input/text-edit.ts';
import type { Reading, Unread } from '#domain/input/reading.ts';
import { Field, type FieldProps } from '#ui/fields/Field.tsx';
import { styles } from '#ui/fields/field.styles.ts';
import { isWide, onWidthCrossed } from '#ui/viewport.ts';

export type ReadAsProps<Value> = {
  reading: Reading<Value>;
  inputFormat: { format: (value: Value) => string };
  prefix?: string | undefined;
  suffix?: string | undefined;
  onChoose: (value: Value) => void;
};

/** The part that says how a text was read, and why it is no value. */
type Said = {
  ReadAs: <Value>(props: ReadAsProps<Value>) => ReactNode;
  Refusal: (props: { why: Unread; typed: string }) => ReactNode;
};

/** The format of a kind of value in a text field. */
export type InputFormat<Value> = {
  /** The value a text states. */
  parse: (text: string) => Value;
  /** Reads a text, where the field says how it was read; null where its reader has to be fetched first. */
  read?: (text: string) => Reading<Value> | null;
  /** Fetches the reader. */
  load?: () => Promise<void>;
  /** Returns the part that says how a text was read, once it is loaded. */
  said?: () => Said | undefined;
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

/** The text of a field while it is being edited, and until it is edited again where the field says how it was read. */
type Draft = {
  text: string;
  /** Left: a value then stands in its usual form, and what is none stays in sight beside the sentence about it. */
  isLeft?: boolean;
  /** While an input method composes, the field keeps what it shows, or the method would write it a second time. */
  composing?: { before: string; shown: string };
};

/**
 * The text that the field shows. The value belongs to the parent; this hook keeps only the text as it is being typed,
 * shown for as long as it means the value. Without a draft the value stands in its usual form.
 */
function useTypedText<Value>({ inputFormat, value, onChange, isPrivate = false }: TypedFieldProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const pendingCaret = useRef<number | null>(null);
  const isMeant = draft && Object.is(inputFormat.parse(draft.text), value);
  const { read, load } = inputFormat;
  const reading = isMeant ? read?.(draft.text) : undefined;
  const isInSight = isMeant && !(draft.isLeft && reading && !('why' in reading || 'values' in reading));
  const settled = isInSight ? draft.text : inputFormat.format(value);
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
  // A text typed before this script came may be read in words too.
  useLayoutEffect(() => {
    const { value: typed, defaultValue } = input.current as HTMLInputElement;
    if (read && typed !== defaultValue) setDraft({ text: typed, isLeft: true });
  }, [read]);
  const take = useEffectEvent(() => {
    if (!draft) return;
    setDraft({ ...draft });
    const parsed = inputFormat.parse(draft.text);
    // A value that stays as it was keeps the message about it.
    if (!Object.is(parsed, value)) onChange(parsed);
  });
  const isUnknown = reading === null;
  useEffect(() => {
    // Without its reader a text stays in sight, and counts as nothing.
    if (isUnknown) load?.().then(take, () => undefined);
  }, [isUnknown, load]);
  const leave = () => setDraft(draft && read ? { text: draft.text, isLeft: true } : null);
  const choose = (chosen: Value) => {
    setDraft(null);
    onChange(chosen);
    input.current?.focus();
  };
  return { input, text, change, leave, reading, draft, choose };
}

/**
 * A text field for a value with an input format of its own; what is typed or pasted is never corrupted, the caret never
 * jumps.
 */
export function TypedField<Value>(props: TypedFieldProps<Value>) {
  const { name, inputFormat, prefix, suffix, placeholder, widePlaceholder, isOptional, isPrivate } = props;
  const { inputMode = 'numeric', type = 'text', autoComplete = 'off' } = props;
  const { input, text, change, leave, reading, draft, choose } = useTypedText(props);
  const said = reading ? inputFormat.said?.() : undefined;
  const why = draft?.isLeft && reading?.kind === 'unread' ? reading.why : null;
  // Prerendered pages are the phone's; a wide window corrects them right after hydration.
  const wide = useSyncExternalStore(onWidthCrossed, isWide, () => false);
  return (
    <Field
      {...props}
      error={said && why ? <said.Refusal why={why} typed={draft?.text ?? ''} /> : props.error}
      after={
        inputFormat.read && (
          <div className={styles.readAs} aria-live="polite">
            {said && reading && <said.ReadAs {...props} reading={reading} onChoose={choose} />}
          </div>
        )
      }
    >
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
            // Figures, numbers and addresses: no keyboard knows better.
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
