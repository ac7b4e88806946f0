import Libsql from 'libsql';
import type { Page } from 'playwright';
import { describe, expect as expectValue, inject, it } from 'vitest';
import { shownNotice } from '#domain/legal-notice.ts';
import { content } from '#scripts/preview/visitor/content.ts';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { shownName } from '#site/shown-names.ts';
import { storedLeads } from '../support/data/leads.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();
const { privacy, contact } = content.site;
const { mayContact } = content.personal.texts;

const leadsOf = (dni: string) => storedLeads(inject('leadsFile')).filter((lead) => lead.dni === dni);

/** `said`: labels of step 2 that are ticked. */
type Settings = { allows?: RegExp; at?: string; said?: readonly string[] };

/** A visitor at the results, whose lead has been recorded. */
async function atResults(
  dni: string,
  { said = [], ...settings }: Settings = {},
  loan: { amount?: string; term?: string } = {},
) {
  const { simulator, page } = await visitor({ at: '/alerce', ...settings });
  await simulator.fillLoan(loan);
  await simulator.submitLoan();
  await simulator.fillPersonal({ dni });
  for (const label of said) await page.getByLabel(label).check();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  return { simulator, page };
}

const eraseSent = (page: Page) => page.getByRole('button', { name: privacy.eraseSent, exact: true });

/** The offers that the store has for a lead. */
function choicesOf(dni: string) {
  const db = new Libsql(inject('leadsFile'), { readonly: true });
  const rows = db
    .prepare('select entity, position, cft from lead_choices where lead = ? order by at')
    .all(leadsOf(dni)[0]?.id) as { entity: string; position: number; cft: number }[];
  db.close();
  return rows;
}

describe('somebody who left a lead', () => {
  it('is given a receipt with its number, which a reload keeps', async () => {
    const { page } = await atResults('41000001');
    const [lead] = leadsOf('41000001');
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await page.getByText(content.results.buttons.receipt).click();
      await expect(page.getByText(lead?.id ?? 'no lead')).toBeVisible();
    }
  });

  it('erases it with one press, without a trace on the device', async () => {
    const { page } = await atResults('41000002');
    expectValue(leadsOf('41000002')).toHaveLength(1);
    await eraseSent(page).click();
    await expect(page.getByText(privacy.erasedSent)).toBeVisible();
    expectValue(leadsOf('41000002')).toEqual([]);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expectValue(kept).toEqual([]);
  });

  it('can still do so on the privacy page, after the device was cleared of what they typed', async () => {
    const { page } = await atResults('41000003');
    await page.getByRole('button', { name: privacy.erase, exact: true }).click();
    await expect(page.getByText(privacy.erased)).toBeVisible();
    expectValue(leadsOf('41000003')).toHaveLength(1);
    await page.goto('/privacidad');
    await page.getByRole('button', { name: privacy.erase, exact: true }).focus();
    await eraseSent(page).click();
    await expect(page.getByText(privacy.erasedSent)).toBeVisible();
    expectValue(leadsOf('41000003')).toEqual([]);
  });

  it('is told when it could not be erased, and may try again', async () => {
    const { page } = await atResults('41000004', { allows: /status of 503/ });
    await page.route('**/leads/*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await eraseSent(page).click();
    await expect(page.getByText(privacy.eraseSentFailed.replace('{email}', contact.email))).toBeVisible();
    expectValue(leadsOf('41000004')).toHaveLength(1);
    await page.unroute('**/leads/*');
    await eraseSent(page).click();
    await expect(page.getByText(privacy.erasedSent)).toBeVisible();
    expectValue(leadsOf('41000004')).toEqual([]);
  });

  it('adds the offer that they go on with, once for each entity', async () => {
    const { page } = await atResults('41000005');
    await page
      .context()
      .route(`${content.site.marketplace.origin}/**`, (route) => route.fulfill({ body: '' }));
    const first = page.getByRole('article').first();
    const shown = (await first.getByRole('heading').innerText()).replace(/^.*:\s/s, '');
    for (let press = 0; press < 2; press += 1) {
      const opened = page.waitForEvent('popup');
      await first.getByRole('link').first().click();
      await (await opened).close();
    }
    await expect.poll(() => choicesOf('41000005')).toHaveLength(1);
    const [{ entity = '', ...choice } = {}] = choicesOf('41000005');
    expectValue(choice).toEqual({ position: 1, cft: expectValue.any(Number) as number });
    // The name that the record has for what was shown.
    expectValue(content.catalogue.products.map((product) => product.entity)).toContain(entity);
    expectValue(shownName(content, entity)).toBe(shown);
  });

  it.each([
    { said: 'that they may be called or written to', isTicked: true, contacto: 'si' },
    { said: 'nothing, since the box is not ticked', isTicked: false, contacto: 'no' },
  ])('says $said, with the notice that they saw', async ({ isTicked, contacto }) => {
    const dni = isTicked ? '41000008' : '41000009';
    await atResults(dni, { said: isTicked ? [mayContact] : [] });
    const [lead] = leadsOf(dni);
    expectValue(lead?.contacto).toBe(contacto);
    const db = new Libsql(inject('leadsFile'), { readonly: true });
    const notice = db.prepare('select text from lead_notices where hash = ?').get(lead?.aviso) as {
      text: string;
    };
    db.close();
    expectValue(notice.text).toBe(shownNotice(content.personal, content.site));
  });

  it('asks not to be contacted, from the receipt, and keeps what they sent', async () => {
    const { page } = await atResults('41000010');
    await page.getByText(content.results.buttons.receipt).click();
    await page.getByRole('button', { name: content.kit.receipt.block }).click();
    await expect(page.getByText(content.kit.receipt.blocked)).toBeVisible();
    const db = new Libsql(inject('leadsFile'), { readonly: true });
    const blocks = db.prepare("select id from lead_removals where kind = 'block'").all();
    db.close();
    expectValue(blocks).toHaveLength(2);
    expectValue(leadsOf('41000010')).toHaveLength(1);
  });

  it('adds nothing when they go on without their data', async () => {
    const { page } = await atResults('41000006');
    await page
      .context()
      .route(`${content.site.marketplace.origin}/**`, (route) => route.fulfill({ body: '' }));
    const posts: string[] = [];
    page.on('request', (request) => void posts.push(request.url()));
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: content.results.marketplace.without })
      .click();
    await (await opened).close();
    expectValue(posts.filter((url) => url.includes('/leads'))).toEqual([]);
  });
});

describe('the campaign by which somebody came', () => {
  it('goes with their lead, also from another page that they went to by a plain link', async () => {
    const { page, simulator } = await visitor({ at: '/bancos?utm_source=radio&utm_campaign=agosto&otro=1' });
    await page.locator('a[href="/alerce"]').first().click();
    await page.waitForURL('**/alerce');
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal({ dni: '41000007' });
    await simulator.submitPersonal();
    await expect(simulator.resultsTitle).toBeVisible();
    expectValue(leadsOf('41000007').map(({ page_url }) => new URL(page_url).search)).toEqual([
      '?utm_source=radio&utm_campaign=agosto',
    ]);
  });
});

describe('the links to the partner', () => {
  it("say that they are paid for, carry a lender's own code, and stand by the page that says who pays", async () => {
    const { page } = await atResults('41000008', { at: '/lapacho' }, { amount: '300000', term: '12' });
    const own = page.getByRole('article').first().getByRole('link').first();
    expectValue(await own.getAttribute('rel')).toBe('sponsored noopener');
    const { lenders } = content;
    const code = lenders.find(({ id }) => id === 'lapacho')?.partnerCode;
    expectValue(code).toBeDefined();
    const banco = async (link: typeof own) =>
      new URL((await link.getAttribute('href')) ?? '').searchParams.get('banco');
    expectValue(await banco(own)).toBe(code);
    const other = page.getByRole('article').nth(1).getByRole('link').first();
    expectValue(await banco(other)).toBe(content.site.marketplace.banco);
    const { label, href } = content.results.marketplace.earnings;
    await page.getByRole('link', { name: label }).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.articles[0]?.title ?? '');
  });
});
