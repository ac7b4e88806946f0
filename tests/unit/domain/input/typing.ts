import { type EditedText, type TextEdit, readTextEdit } from '#domain/input/text-edit.ts';

export type Edit = (edit: TextEdit) => EditedText;

/** A text field that formats itself with `edit`, as `TypedField` does. */
export class TypedText {
  text = '';
  caret = 0;
  private readonly edit: Edit;

  constructor(edit: Edit, text = '') {
    this.edit = edit;
    this.text = text;
    this.caret = text.length;
  }

  private apply(
    value: string,
    selectionStart: number,
    event: { inputType?: string; data?: string | null },
  ): this {
    const { text, caret } = this.edit(readTextEdit(this.text, { value, selectionStart }, event));
    this.text = text;
    this.caret = caret;
    return this;
  }

  /** Replaces the characters from `start` to `end` with `inserted`, as one key or one paste does. */
  replace(start: number, end: number, inserted: string, inputType = 'insertText'): this {
    const value = this.text.slice(0, start) + inserted + this.text.slice(end);
    return this.apply(value, start + inserted.length, { inputType, data: inserted });
  }

  /** Types character by character at the caret. */
  type(characters: string): this {
    for (const character of characters) this.replace(this.caret, this.caret, character);
    return this;
  }

  paste(inserted: string): this {
    return this.replace(0, this.text.length, inserted, 'insertFromPaste');
  }

  backspace(): this {
    const start = Math.max(0, this.caret - 1);
    return this.apply(this.text.slice(0, start) + this.text.slice(this.caret), start, {
      inputType: 'deleteContentBackward',
      data: null,
    });
  }

  deleteForward(): this {
    return this.apply(this.text.slice(0, this.caret) + this.text.slice(this.caret + 1), this.caret, {
      inputType: 'deleteContentForward',
      data: null,
    });
  }

  /** What autofill does: sets the whole value at once, with an event that does not say what was typed. */
  autofill(value: string): this {
    return this.apply(value, value.length, {});
  }

  moveTo(caret: number): this {
    this.caret = caret;
    return this;
  }

  /** The text with the caret drawn in it. */
  get shown(): string {
    return `${this.text.slice(0, this.caret)}|${this.text.slice(this.caret)}`;
  }
}
