import { expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/rendered-pages.ts';

const page = pageAt('/contacto');

it.each([
  ['name', 'Apodo completo', true],
  ['email', 'Email', true],
  ['phone', 'Celular (opcional)', false],
  ['subject', 'Tema', true],
  ['message', 'Recado', true],
])('has the field %s', (name, label, isRequired) => {
  expect(textOf(page, `label[for="${name}"]`)).toBe(label);
  const control = page.querySelector(`form [name="${name}"]`);
  expect(control?.getAttributeValue('id')).toBe(name);
  expect(control?.hasAttribute('required')).toBe(isRequired);
});

it('lets the browser check the e-mail and gives the message six rows', () => {
  expect(attributesOf(page, '[name="email"]', 'type')).toEqual(['email']);
  expect(attributesOf(page, 'textarea', 'rows')).toEqual(['6']);
});

it('offers the five subjects under an empty first option', () => {
  expect(attributesOf(page, 'option', 'value')).toEqual([
    '',
    'consulta-general',
    'problema-tecnico',
    'sugerencia',
    'reclamo',
    'otro',
  ]);
});

it('sends nothing anywhere before its script arrives', () => {
  expect(attributesOf(page, 'form', 'method')).toEqual(['dialog']);
  expect(page.querySelector('form')?.hasAttribute('action')).toBe(false);
});

it('lists the other ways to reach us', () => {
  const { email, phone, hours, location } = content.site.contact;
  expect(textsOf(page, 'aside dd')).toEqual([email, phone, hours, location]);
  expect(attributesOf(page, 'aside a', 'href')).toEqual([`mailto:${email}`, 'tel:01155550199']);
});

it('says without JavaScript how to write', () => {
  const [notice] = page.querySelectorAll('main noscript');
  expect(notice?.textContent).toContain('Para usar el planilla necesitás JavaScript');
  expect(notice?.querySelector('a')?.getAttributeValue('href')).toBe(`mailto:${content.site.contact.email}`);
});
