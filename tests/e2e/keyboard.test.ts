import {
  content,
  loanFields,
  optionLabel,
  pageLabel,
  personFields,
  sortLabel,
} from '#scripts/review/visitor/content.ts';
import type { Locator, Page } from 'playwright';
import { expect } from '#scripts/review/visitor/shown.ts';
import { describe, expect as expectValue, it } from 'vitest';
import { PERSON, SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { DESKTOP, PHONE } from '../support/visit.ts';
import { useVisitors } from '../support/visitors.ts';

const MOST_TABS = 120;

/** What a visitor types to choose from a list. */
const firstLetters = (label: string): string => label.slice(0, 5);

const visitor = useVisitors();

/** A visitor with nothing but a keyboard. */
class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Tabs forward until `target` has the focus, which must be visible and not hidden under the header. */
  async reach(target: Locator): Promise<this> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expectValue(await target.evaluate(isInSight), 'the focus is in sight').toBe(true);
        return this;
      }
      await this.press('Tab');
    }
    throw new Error(`${target} was not reached with ${MOST_TABS} tabs.`);
  }

  async activate(target: Locator): Promise<void> {
    await this.reach(target);
    await this.press('Enter');
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    if ((await target.evaluate((element) => element.tagName)) !== 'SELECT')
      await this.press('ControlOrMeta+A');
    await this.type(text);
  }
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header');
  const covered = header?.contains(element) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  return bottom > covered && top < innerHeight;
};

async function start(path: string, device = {}, allows?: RegExp) {
  const { page, simulator } = await visitor({
    device: { ...DESKTOP, reducedMotion: 'reduce', ...device },
    at: path,
    ...(allows && { allows }),
  });
  return { keys: new Keyboard(page), simulator, page };
}

type Typing = { keys: Keyboard; simulator: SimulatorPage };

/** Fills in fields, by their labels, with the keyboard. */
async function fill(
  { keys, simulator }: Typing,
  texts: readonly [label: string, text: string][],
): Promise<void> {
  for (const [label, text] of texts) await keys.fill(simulator.field(label), text);
}

/** Step 1, answered field by field. */
const fillLoan = (typing: Typing): Promise<void> =>
  fill(typing, [
    [loanFields.employment.label, firstLetters(optionLabel('employment', 'relacion_dependencia'))],
    [loanFields.seniority.label, firstLetters(optionLabel('seniority', '2_3_anos'))],
    [loanFields.province.label, firstLetters(optionLabel('provinces', 'caba'))],
    [loanFields.age.label, '40'],
    [loanFields.netSalary.label, '3000000'],
  ]);

const fillPersonal = (typing: Typing): Promise<void> =>
  fill(typing, [
    [personFields.dni.label, PERSON.dni],
    [personFields.email.label, PERSON.email],
    [personFields.phone.label, PERSON.phone],
  ]);

async function toResults(path: string) {
  const visitor = await start(path);
  await fillLoan(visitor);
  await visitor.keys.press('Enter');
  await fillPersonal(visitor);
  await visitor.keys.press('Enter');
  await expect(visitor.simulator.resultsTitle).toBeFocused();
  return visitor;
}

describe('with the keyboard alone', () => {
  it.each(['/', '/alerce'])('a visitor goes from %s to the offers', async (path) => {
    const { page } = await toResults(path);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  it('a visitor goes from /simular to the offers, sorts them with the arrow keys and opens their next page', async () => {
    const { keys, page } = await toResults('/simular');
    await expect(page.getByRole('article').first()).toBeVisible();
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
    await keys.fill(page.getByLabel(content.contact.form.name.label), 'Ana');
    await keys.fill(
      page.getByLabel(content.contact.form.email.label, { exact: false }).first(),
      'ana@correo.example',
    );
    await keys.fill(
      page.getByLabel(content.contact.form.subject.label),
      firstLetters(content.contact.form.subject.options[0]!.label),
    );
    await keys.fill(page.getByLabel(content.contact.form.message.label), 'Hola');
    await keys.activate(page.locator('[data-island=contact] button[type=submit]'));
    await expect(page.getByText(content.contact.confirmation.title)).toBeVisible();
  });

  it('the directory leads to a lender and its offers', async () => {
    const { keys, page } = await start('/bancos');
    await keys.activate(page.locator('a[href="/alerce"]').first());
    await expect(page).toHaveURL(/\/alerce$/);
    const simulator = new SimulatorPage(page);
    await fillLoan({ keys, simulator });
    await keys.press('Enter');
    await expect(simulator.field(personFields.dni.label)).toBeVisible();
  });

  it('errors are found, corrected and passed', async () => {
    const { keys, simulator, page } = await start('/alerce');
    await keys.reach(simulator.field(loanFields.netSalary.label));
    await keys.press('Enter');
    await expect(simulator.field(loanFields.employment.label)).toBeFocused();
    await expect(page.getByText(content.simulator.texts.messages.employment)).toBeVisible();
    await fillLoan({ keys, simulator });
    await expect(page.getByText(content.simulator.texts.messages.employment)).toBeHidden();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: content.personal.title })).toBeFocused();
  });

  it('a pending search is left with nothing lost', async () => {
    const visitor = await start('/alerce');
    await visitor.page.route('**/simular_personal', () => undefined);
    await fillLoan(visitor);
    await visitor.keys.press('Enter');
    await fillPersonal(visitor);
    await visitor.keys.press('Enter');
    await visitor.keys.activate(visitor.page.getByRole('button', { name: content.personal.cancel }));
    await expect(visitor.page.getByText(content.personal.cancelled)).toBeVisible();
    await expect(visitor.simulator.field(personFields.dni.label)).toHaveValue('30.123.456');
  });

  it('personal data are erased', async () => {
    const visitor = await start('/alerce');
    await fillLoan(visitor);
    await visitor.keys.press('Enter');
    await fillPersonal(visitor);
    await visitor.keys.activate(visitor.page.getByRole('button', { name: content.site.privacy.erase }));
    await expect(visitor.simulator.field(loanFields.netSalary.label)).toHaveValue('');
    expectValue(await visitor.page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('an anchor of the guide lands below the header', async () => {
    const { keys, page } = await start('/informacion');
    await keys.activate(page.locator('main a[href="#cft"]').first());
    await expect
      .poll(() => page.locator('#cft').evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(60);
  });

  it('a lost visitor finds the way back', async () => {
    const { keys, page } = await start('/no-existe', {}, /404/);
    await keys.activate(page.locator('main a[href="/"]').first());
    await expect(page).toHaveURL(/\/$/);
  });

  it('the first tab offers to skip the header', async () => {
    const { keys, page } = await start('/bancos');
    await keys.press('Tab');
    await keys.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
