import { expect, it } from 'vitest';
import { phoneAddress } from '#domain/page-address.ts';
import { fillTemplate } from '#domain/template.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, readable, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const page = pageAt('/contacto');
const { form } = content.contact;

it.each([
  ['[S2.10-01 S3.4-37]', 'name', form.name.label, true],
  ['[S2.10-02 S3.4-38]', 'email', form.email.label, true],
  ['[S2.10-04 S3.4-39]', 'phone', `${form.phone.label} (${form.phone.optional})`, false],
  ['[S2.10-05 S3.4-40]', 'subject', form.subject.label, true],
  ['[S2.10-11 S3.4-41]', 'message', form.message.label, true],
])('%s the contact form has the field %s', (_, name, label, isRequired) => {
  expect(textOf(page, `label[for="${name}"]`)).toBe(label);
  const control = page.querySelector(`form [name="${name}"]`);
  expect(control?.getAttributeValue('id')).toBe(name);
  expect(control?.hasAttribute('required')).toBe(isRequired);
});

it('[S2.10-03 S2.10-12] the contact form lets the browser check the e-mail and gives the message six rows', () => {
  expect(attributesOf(page, '[name="email"]', 'type')).toEqual(['email']);
  expect(attributesOf(page, 'textarea', 'rows')).toEqual(['6']);
});

it('[S2.10-06..10] the contact form offers the five subjects under an empty first option', () => {
  expect(attributesOf(page, 'option', 'value')).toEqual([
    '',
    'consulta-general',
    'problema-tecnico',
    'sugerencia',
    'reclamo',
    'otro',
  ]);
});

it('the contact form sends nothing anywhere before its script arrives', () => {
  expect(attributesOf(page, 'form', 'method')).toEqual(['dialog']);
  expect(page.querySelector('form')?.hasAttribute('action')).toBe(false);
});

it('[S2.10-18..21] the contact page lists the other ways to reach us', () => {
  const { email, phone, hours, location } = content.site.contact;
  expect(textsOf(page, 'aside dd')).toEqual([email, phone, hours, location]);
  expect(attributesOf(page, 'aside a', 'href')).toEqual([`mailto:${email}`, phoneAddress(phone)]);
});

it('the contact form says without JavaScript how to write', () => {
  const [notice] = page.querySelectorAll('main noscript');
  expect(readable(notice?.textContent ?? '')).toBe(
    fillTemplate(form.noScript, { email: content.site.contact.email }),
  );
  expect(attributesOf(page, 'main noscript a', 'href')).toContain(`mailto:${content.site.contact.email}`);
});
