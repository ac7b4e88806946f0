import { describe, expect as expectValue, it } from 'vitest';
import {
  content,
  loanFields,
  optionLabel,
  pageLabel,
  personFields,
  sortLabel,
} from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import { PERSON } from '../support/visitor/simulator-page.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

/** A visitor with nothing but a keyboard, who asks for offers. */
class Applicant extends Keyboard {
  /** Step 1, answered field by field and submitted. */
  async submitLoan(): Promise<void> {
    await this.fill(
      [loanFields.employment.label, optionLabel('employment', 'relacion_dependencia')],
      [loanFields.seniority.label, optionLabel('seniority', '2_3_anos')],
      [loanFields.province.label, optionLabel('provinces', 'caba')],
      [loanFields.age.label, '40'],
      [loanFields.netSalary.label, '3000000'],
    );
    await this.press('Enter');
  }

  fillPersonal(): Promise<void> {
    return this.fill(
      [personFields.dni.label, PERSON.dni],
      [personFields.email.label, PERSON.email],
      [personFields.phone.label, PERSON.phone],
    );
  }
}

const visitor = useVisitors();

async function start(path: string, device = {}, allows = /^$/) {
  const reduced = { ...DESKTOP, reducedMotion: 'reduce', ...device } as const;
  const { page, simulator } = await visitor({ device: reduced, at: path, allows });
  return { keys: new Applicant(page), simulator, page };
}

async function toResults(path: string) {
  const visited = await start(path);
  await visited.keys.submitLoan();
  await visited.keys.fillPersonal();
  await visited.keys.press('Enter');
  await expect(visited.simulator.resultsTitle).toBeFocused();
  return visited;
}

describe('with the keyboard alone', () => {
  it.each(['/', '/alerce'])('a visitor goes from %s to the offers', async (path) => {
    const { page } = await toResults(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  it('a visitor goes from /simular to the offers, sorts them with the arrow keys and opens their next page', async () => {
    const { keys, page } = await toResults('/simular');
    await keys.reach(page.getByRole('radio', { name: sortLabel('cft'), exact: true }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: sortLabel('cuota'), exact: true })).toBeChecked();
    await expect(page).toHaveURL(/orden=cuota/);
    await keys.activate(page.getByRole('button', { name: pageLabel(2), exact: true }));
    await expect(page).toHaveURL(/pagina=2/);
  });

  it('the menu of a phone opens, leads on and closes', async () => {
    const { keys, page } = await start('/', PHONE);
    const button = page.locator('button[popovertarget]');
    await keys.activate(button);
    const entry = page.locator('#menu a[href="/bancos"]');
    await keys.reach(entry);
    await keys.press('Escape');
    await expect(entry).toBeHidden();
    await keys.activate(button);
    await keys.activate(entry);
    await expect(page).toHaveURL(/\/bancos$/);
  });

  it('a message is written and confirmed', async () => {
    const { keys, page } = await start('/contacto');
    const { name, email, subject, message } = content.contact.form;
    await keys.fill(
      [name.label, 'Ana'],
      [email.label, 'ana@correo.example'],
      [subject.label, subject.options[0]!.label],
      [message.label, 'Hola'],
    );
    await keys.activate(page.locator('[data-island=contact] button[type=submit]'));
    await expect(page.getByText(content.contact.confirmation.title)).toBeVisible();
  });

  it('errors are found, corrected and passed', async () => {
    const { keys, simulator, page } = await start('/alerce');
    const error = page.getByText(content.simulator.texts.messages.employment);
    await keys.activate(simulator.field(loanFields.netSalary.label));
    await expect(simulator.field(loanFields.employment.label)).toBeFocused();
    await expect(error).toBeVisible();
    await keys.submitLoan();
    await expect(error).toBeHidden();
    await expect(page.getByRole('heading', { name: content.personal.title })).toBeFocused();
  });

  it('a pending search is left with nothing lost, until the data are erased', async () => {
    const { keys, simulator, page } = await start('/alerce');
    await page.route('**/simular_personal', () => undefined);
    await keys.submitLoan();
    await keys.fillPersonal();
    await keys.press('Enter');
    await keys.activate(page.getByRole('button', { name: content.personal.cancel }));
    await expect(page.getByText(content.personal.cancelled)).toBeVisible();
    await expect(simulator.field(personFields.dni.label)).toHaveValue('30.123.456');
    await keys.activate(page.getByRole('button', { name: content.site.privacy.erase }));
    await expect(simulator.field(loanFields.netSalary.label)).toHaveValue('');
    expectValue(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it.each([
    ['the directory leads to a lender', '/bancos', 'a[href="/alerce"]', /\/alerce$/],
    ['a lost visitor finds the way back', '/no-existe', 'main a[href="/"]', /:\d+\/$/],
  ])('with the keyboard alone %s', async (_, path, link, address) => {
    const { keys, page } = await start(path, {}, /404/);
    await keys.activate(page.locator(link).first());
    await expect(page).toHaveURL(address);
  });

  it('an anchor of the guide lands below the header', async () => {
    const { keys, page } = await start('/informacion');
    await keys.activate(page.locator('main a[href="#cft"]').first());
    await expect
      .poll(() => page.locator('#cft').evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(60);
  });

  it('the first tab offers to skip the header', async () => {
    const { keys, page } = await start('/bancos');
    await keys.press('Tab');
    await keys.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
