import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#pages/contact-island.tsx';
import { ContactForm, type ContactFormProps } from '#pages/ContactForm.tsx';
import { contact, site } from '../../support/content/made-up.ts';
import { prerendered } from '../../support/dom/island.ts';

const props: ContactFormProps = {
  form: contact.form,
  confirmation: contact.confirmation,
  panel: contact.panel,
  contact: site.contact,
};

const field = (label: string) => page.getByLabelText(label);
const send = () => page.getByRole('button', { name: '⟦contact form submit⟧' }).click();
const panelMail = () => page.getByRole('link', { name: site.contact.email });
const hrefOf = (link: ReturnType<typeof page.getByRole>) => link.element().getAttribute('href') ?? '';

/** The address a link leads to when it is clicked, without going there. */
async function followedBy(link: ReturnType<typeof page.getByRole>): Promise<string> {
  let address = '';
  const read = (event: Event) => {
    address = hrefOf(link);
    event.preventDefault();
  };
  addEventListener('click', read);
  await link.click();
  removeEventListener('click', read);
  return address;
}

async function fillIn(): Promise<void> {
  await userEvent.fill(field('⟦contact form name label⟧'), 'Ana Díaz');
  await userEvent.fill(field('⟦contact form email label⟧'), 'ana@correo.example');
  await userEvent.selectOptions(field('⟦contact form subject label⟧'), 'reclamo');
  await userEvent.fill(field('⟦contact form message label⟧'), 'Me cobraron de más.');
}

const log = vi.spyOn(console, 'info');
const fetched = vi.spyOn(window, 'fetch');
const beacon = vi.spyOn(navigator, 'sendBeacon');

beforeEach(() => {
  log.mockReset().mockImplementation(() => {});
  fetched.mockClear();
  beacon.mockClear();
});

afterEach(() => document.body.replaceChildren());

async function open(): Promise<HTMLElement> {
  const root = prerendered('contact', ContactForm, props);
  await mount(root, props, () => {});
  return root;
}

it('[S5.5-01..02] the contact form does not go on without name, e-mail, message and subject, nor with an e-mail that is none', async () => {
  await open();
  await fillIn();
  const { name, email, message, subject } = contact.form;
  for (const [{ label }, wrong] of [
    [name, ''],
    [email, ''],
    [message, ''],
    [email, 'ana'],
  ] as const) {
    const right = (field(label).element() as HTMLInputElement).value;
    await userEvent.fill(field(label), wrong);
    await send();
    expect(document.activeElement).toBe(field(label).element());
    await userEvent.fill(field(label), right);
  }
  await userEvent.selectOptions(field(subject.label), '');
  await send();
  await expect.element(page.getByText(contact.confirmation.title)).not.toBeInTheDocument();
});

it('[S2.10-13..17 S4.3-01..02 S7.4-01] the contact form confirms in both sentences, sends nothing, and returns to the form for another message', async () => {
  // Other tests of the run share the browser's storage.
  localStorage.clear();
  await open();
  await fillIn();
  await send();
  const heading = page.getByRole('heading', { name: '⟦contact confirmation title⟧' });
  await expect.element(heading).toHaveFocus();
  await expect
    .element(page.getByText('Gracias por contactarnos. Nuestro equipo te responderá a la brevedad.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: '⟦contact form submit⟧' })).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['Contact message', 'reclamo']]);
  expect(localStorage.length).toBe(0);
  await page.getByRole('button', { name: '⟦contact confirmation again⟧' }).click();
  await expect.element(field('⟦contact form name label⟧')).toHaveValue('Ana Díaz');
  await expect.element(field('⟦contact form subject label⟧')).toHaveValue('');
  await expect.element(field('⟦contact form message label⟧')).toHaveValue('');
  await expect.element(field('⟦contact form subject label⟧')).toHaveFocus();
  expect(await followedBy(panelMail())).toContain('body=Ana%20D');
});

it('the contact form carries what was written in the mail link, also after it was taken, so that nothing need be lost', async () => {
  await open();
  await fillIn();
  await userEvent.fill(field('⟦contact form phone label⟧ (⟦contact form phone optional⟧)'), '11 5555 0100');
  await userEvent.fill(field('⟦contact form message label⟧'), 'Me cobraron +50 % & más\n\uD83D');
  for (const press of [() => Promise.resolve(), send]) {
    await press();
    const address = await followedBy(panelMail());
    expect(address).toContain('body=Me%20cobraron%20%2B50');
    const { searchParams } = new URL(address);
    expect(searchParams.get('subject')).toBe('Reclamo');
    expect(searchParams.get('body')).toBe('Me cobraron +50 % & más\r\n\uFFFD\r\n\r\nAna Díaz, 11 5555 0100');
  }
});

it('the contact form has no control that a person does not see, in which a browser could hold a message back', async () => {
  const root = await open();
  const controls = [...root.querySelectorAll<HTMLElement>(':is(input, select, textarea):not([data-press])')];
  expect(controls.length).toBeGreaterThan(4);
  expect(controls.filter((one) => !one.checkVisibility() || one.tabIndex < 0)).toEqual([]);
});

it('the contact form completes the panel’s mail link when it is followed, and for no longer', async () => {
  await open();
  expect(await followedBy(panelMail())).toBe(`mailto:${site.contact.email}`);
  await userEvent.fill(field('⟦contact form message label⟧'), 'Hola');
  expect(hrefOf(panelMail())).toBe(`mailto:${site.contact.email}`);
  expect(await followedBy(panelMail())).toBe(`mailto:${site.contact.email}?body=Hola`);
  await expect.poll(() => hrefOf(panelMail())).toBe(`mailto:${site.contact.email}`);
});
