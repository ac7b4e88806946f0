import { fillTemplate } from '#domain/template.ts';
import type { Contact } from '#generated/types.ts';

/** A visitor's message in the contact form; `subject` is an option's code, '' while none is chosen. */
export type ContactMessage = { name: string; email: string; phone: string; subject: string; message: string };

export type MailTexts = {
  to: string;
  site: string;
  mail: Contact['mail'];
  subjects: Contact['form']['subject']['options'];
};

/** Half of a surrogate pair, which cannot be encoded and would throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const encoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(LONE_SURROGATE, '\uFFFD').replaceAll(/\r?\n/g, '\r\n'));

/** The mail's body: the message, and under it who wrote it. */
export function mailBody(
  { name, phone, message }: ContactMessage,
  { mail }: Pick<MailTexts, 'mail'>,
): string {
  const signature = fillTemplate(mail.body, { name: name.trim(), phone: phone.trim() });
  // A gap left empty must not leave its comma behind.
  return [message.trim(), signature.replaceAll(/^[\s,]+|[\s,]+$/g, '')].filter(Boolean).join('\n\n');
}

/** `mailto:` address (RFC 6068) that carries what was written; bare while nothing is. */
export function mailAddress(written: ContactMessage, texts: MailTexts): string {
  const { to, site, mail, subjects } = texts;
  const subject = subjects.find(({ value }) => value === written.subject)?.label;
  const parts = [
    subject && `subject=${encoded(fillTemplate(mail.subject, { subject, site }))}`,
    written.message.trim() && `body=${encoded(mailBody(written, texts))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `mailto:${to}?${parts.join('&')}` : `mailto:${to}`;
}
