import type { Contact } from '#generated/types.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactErrors = Partial<Record<(typeof FIELDS)[number], string>>;

/** What the browser finds wrong with each field: something is missing, or the e-mail is none. */
export function contactErrors(form: HTMLFormElement, texts: Contact['form']): ContactErrors {
  const wrong = FIELDS.filter((name) => !(form.elements.namedItem(name) as HTMLInputElement).validity.valid);
  return Object.fromEntries(wrong.map((name) => [name, texts[name].error]));
}
