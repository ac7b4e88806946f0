import { describe, expect, it } from 'vitest';
import { type ContactMessage, mailAddress, mailBody, type MailTexts } from '#pages/contact-mail.ts';

const texts: MailTexts = {
  to: 'hola@sitio.example',
  site: 'Sitio',
  mail: { subject: '{subject} – {site}', body: '{name}, {phone}' },
  subjects: [
    { value: 'reclamo', label: 'Reclamo' },
    { value: 'otro', label: 'Otro' },
  ] as unknown as MailTexts['subjects'],
};

const written: ContactMessage = {
  name: 'Ana Ñandú',
  email: 'ana@correo.example',
  phone: '11 5555-0100',
  subject: 'reclamo',
  message: 'Hola,\nme cobraron 50 % & más?\n¿Por qué?',
};

const decoded = (address: string) => {
  const { pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

describe('mailAddress', () => {
  it('mailAddress carries subject and text, whatever characters they have', () => {
    expect(decoded(mailAddress(written, texts))).toEqual({
      to: 'hola@sitio.example',
      subject: 'Reclamo – Sitio',
      body: 'Hola,\r\nme cobraron 50 % & más?\r\n¿Por qué?\r\n\r\nAna Ñandú, 11 5555-0100',
    });
  });

  it('mailAddress writes spaces and line breaks as mail programs read them', () => {
    const address = mailAddress({ ...written, message: 'a b+c\nd' }, texts);
    expect(address).toContain('body=a%20b%2Bc%0D%0Ad');
  });

  it.each([
    ['nothing', { subject: '', message: '' }, 'mailto:hola@sitio.example'],
    ['only blanks', { subject: '', message: ' \n ' }, 'mailto:hola@sitio.example'],
    ['only a subject', { message: '' }, 'mailto:hola@sitio.example?subject=Reclamo%20%E2%80%93%20Sitio'],
    ['an unknown subject', { subject: 'constructor', message: '' }, 'mailto:hola@sitio.example'],
  ])('the address of a mail holds what there is with %s written', (_, change, address) => {
    expect(mailAddress({ ...written, ...change }, texts)).toBe(address);
  });

  it("the e-mail's address is whole after half an emoji", () => {
    expect(decoded(mailAddress({ ...written, message: 'a\uD83D' }, texts)).body).toMatch(/^a\uFFFD/);
  });
});

it.each([
  ['both', {}, 'Ana Ñandú, 11 5555-0100'],
  ['no phone', { phone: ' ' }, 'Ana Ñandú'],
  ['no name', { name: '' }, '11 5555-0100'],
  ['neither', { name: '', phone: '' }, ''],
])('mailBody signs with %s', (_, change, signature) => {
  const body = mailBody({ ...written, message: 'Hola', ...change }, texts);
  expect(body).toBe(signature ? `Hola\n\n${signature}` : 'Hola');
});
