import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Contact, Site } from '#generated/types.ts';
import { mount } from '#pages/contact-island.tsx';
import { ContactForm, type ContactFormProps } from '#pages/ContactForm.tsx';
import contactJson from '../../fixtures/site/contact.json';
import siteJson from '../../fixtures/site/site.json';
import { prerendered } from '../../support/island.ts';

const contact = contactJson as unknown as Contact;
const site = siteJson as unknown as Site;
const { form: texts, confirmation, panel, mail } = contact;
const props: ContactFormProps = {
  form: texts,
  confirmation,
  panel,
  mail,
  contact: site.contact,
  site: site.name,
};

afterEach(() => document.body.replaceChildren());

const message = (field: string) => document.getElementById(`${field}-error`)?.textContent;

it('says under each field what is wrong with it, from the press on and until it is edited', async () => {
  const root = prerendered('contact', ContactForm, props);
  await mount(root, props, () => {});
  const email = page.getByLabelText(texts.email.label);
  await userEvent.fill(email, 'ana');
  expect(document.querySelectorAll('[id$=-error]')).toHaveLength(0);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect.poll(() => message('name')).toBe(texts.name.error);
  for (const field of ['email', 'subject', 'message'] as const)
    expect(message(field)).toBe(texts[field].error);
  const name = page.getByLabelText(texts.name.label);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(name, 'Ana Díaz');
  await expect.poll(() => message('name')).toBeUndefined();
  expect(message('message')).toBe(texts.message.error);
});
