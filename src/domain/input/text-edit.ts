/** A change of a text field, as read from the field after the event. */
export type TextEdit = {
  /** The field's text before the change. */
  before: string;
  /** Its text now, not yet formatted. */
  after: string;
  /** Where the caret stands in `after`. */
  caret: number;
  /** The text that was typed or pasted; null when the browser does not say (deleting, undoing, composing). */
  inserted: string | null;
  deletesForward: boolean;
};

/** The text that a field must show, and the place of its caret. */
export type EditedText = { text: string; caret: number };

/** Input types whose `data` is exactly the new text. */
const INSERTING = new Set(['insertText', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/**
 * Reads a change from the field and its `input` event. An event without an `inputType` (autofill, a script)
 * replaced the whole text.
 */
export function readTextEdit(
  before: string,
  field: { value: string; selectionStart: number | null },
  event: { inputType?: string; data?: string | null },
): TextEdit {
  const after = field.value;
  const type = event.inputType ?? '';
  const inserted = INSERTING.has(type) ? (event.data ?? null) : null;
  return {
    before,
    after,
    caret: field.selectionStart ?? after.length,
    inserted: type === '' ? after : inserted,
    deletesForward: type.endsWith('Forward'),
  };
}

/** `after` cut in three: what stands from `before`, what is new, what stands from `before`. */
export type EditParts = { head: string; inserted: string; tail: string };

/**
 * Cuts a field's text around a change. Where the browser does not say what was typed, the new part is what stands before
 * the caret and did not before.
 */
export function splitEdit({ before, after, caret, inserted }: TextEdit): EditParts {
  if (inserted !== null) return cut(after, Math.max(0, caret - inserted.length), caret);
  const end = before.endsWith(after.slice(caret)) ? caret : after.length;
  const longest = Math.min(end, before.length - (after.length - end));
  let head = 0;
  while (head < longest && before[head] === after[head]) head += 1;
  return cut(after, head, end);
}

const cut = (text: string, start: number, end: number): EditParts => ({
  head: text.slice(0, start),
  inserted: text.slice(start, end),
  tail: text.slice(end),
});

/**
 * The place in a formatted text right after its `count` first significant characters. Deleting forward steps
 * over the separators there, or the key would have no effect there.
 */
export function caretAfter(
  text: string,
  count: number,
  isSignificant: (at: number) => boolean,
  deletesForward: boolean,
): number {
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < count; caret += 1) if (isSignificant(caret)) seen += 1;
  if (deletesForward) while (caret < text.length && !isSignificant(caret)) caret += 1;
  return caret;
}
