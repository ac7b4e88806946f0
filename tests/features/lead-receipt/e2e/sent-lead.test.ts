import type { Page } from 'playwright';
import { expect as expectValue, inject, it } from 'vitest';
import { content, withAnyGaps } from '../../../support/visitor/content.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { storedLeads } from '../../../support/data/leads.ts';
import { AT_ALERCE, useVisitors } from '../../../support/data/visitors.ts';

const visitor = useVisitors();
const { privacy, contact } = content.site;
const { mayContact } = content.personal.texts;

const leadsOf = (dni: string) => storedLeads(inject('leadsFile')).filter((lead) => lead.dni === dni);

/** `said`: labels of step 2 that are ticked. */
type Settings = { allows?: RegExp; said?: readonly string[] };

/** A visitor at the results, whose lead has been recorded. */
async function atResults(dni: string, { said = [], ...settings }: Settings = {}) {
  const { simulator, page } = await visitor({ ...AT_ALERCE, step: 'personal', ...settings });
  await simulator.fillPersonal({ dni });
  for (const label of said) await page.getByLabel(label).check();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  return { simulator, page };
}

const eraseSent = (page: Page) =>
  page.getByRole('button', { name: content.leadReceipt.eraseSent, exact: true });

it('somebody who left a lead is told so, also after a reload, and asks not to be contacted', async () => {
  const { page } = await atResults('41000001', { said: [mayContact] });
  const leads = leadsOf('41000001');
  expectValue(leads).toMatchObject([{ contacto: 'si' }]);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByText(withAnyGaps(content.leadReceipt.text))).toBeVisible();
  }
  await page.getByRole('button', { name: content.leadReceipt.block }).click();
  await expect(page.getByText(content.leadReceipt.blocked)).toBeVisible();
  expectValue(leadsOf('41000001')).toMatchObject([{ no_contactar: expectValue.any(String) }]);
});

it('somebody who left a lead erases it with one press, also where the server cannot be reached at first, without a trace on the device', async () => {
  const { page } = await atResults('41000004', { allows: /status of 503/ });
  await page.route('**/leads/*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await eraseSent(page).click();
  await expect(page.getByText(content.leadReceipt.wishKept.replace('{email}', contact.email))).toBeVisible();
  expectValue(leadsOf('41000004')).toHaveLength(1);
  await page.unroute('**/leads/*');
  await eraseSent(page).click();
  await expect(page.getByText(content.leadReceipt.erasedSent)).toBeVisible();
  expectValue(leadsOf('41000004')).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expectValue(kept).toEqual([]);
});

it('somebody who left a lead has the campaign in it by which they came to another page, and erases it on the privacy page later', async () => {
  const { page, simulator } = await visitor({ at: '/bancos?utm_source=radio&utm_campaign=agosto&otro=1' });
  await page.locator('a[href="/alerce"]').first().click();
  await page.waitForURL('**/alerce');
  await simulator.fillLoan();
  await simulator.submitLoan();
  await simulator.fillPersonal({ dni: '41000003' });
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  const [lead] = leadsOf('41000003');
  expectValue(new URL(lead?.page_url ?? '').search).toBe('?utm_source=radio&utm_campaign=agosto');
  // The box was not ticked.
  expectValue(lead?.contacto).toBe('no');
  await page.getByRole('button', { name: privacy.erase, exact: true }).click();
  await expect(page.getByText(privacy.erased)).toBeVisible();
  expectValue(leadsOf('41000003')).toHaveLength(1);
  await page.goto('/privacidad');
  await page.getByRole('button', { name: privacy.erase, exact: true }).focus();
  await eraseSent(page).click();
  await expect(page.getByText(content.leadReceipt.erasedSent)).toBeVisible();
  expectValue(leadsOf('41000003')).toEqual([]);
});

it("the links to the partner say that they are paid for, carry a lender's own code, and stand by the page that says who pays", async () => {
  const { page, simulator } = await visitor();
  await simulator.simulate('/lapacho', { amount: '300000', term: '12' });
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
  const [{ label, href } = { label: '', href: '' }] = content.results.marketplace.links;
  await page.getByRole('link', { name: label }).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.articles[0]?.title ?? '');
});
