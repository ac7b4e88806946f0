import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#features/lead-receipt/erase-island.tsx';
import { EraseButton } from '#features/lead-receipt/EraseButton.tsx';
import { recordSent } from '#gateways/lead-delivery.ts';
import { site, words } from '../../../support/content/made-up.ts';
import { prerendered } from '../../../support/dom/island.ts';

const { privacy, contact } = site;
const { erase, erased, eraseFailed } = privacy;
const { eraseSent, erasedByHand, wishKept } = words.leadReceipt;
const props = {
  erase,
  erased,
  eraseFailed,
  texts: { ...words.leadReceipt, ...words.leadReceiptBox },
  email: contact.email,
};
const press = () => page.getByRole('button', { name: erase, exact: true }).click();

beforeEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  const root = prerendered('erase', EraseButton, props);
  await mount(root, props, () => {});
});

it('the erase button says how to go on when the browser refuses', async () => {
  localStorage.setItem('simulator-personal-data', '{}');
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await press();
  await expect.element(page.getByRole('status')).toHaveTextContent(eraseFailed);
});

it('the erase button does one erasure after the other when both are pressed, so that a refusal is told', async () => {
  document.body.replaceChildren();
  recordSent(crypto.randomUUID(), '/leads', 1);
  localStorage.setItem('simulator-personal-data', '{}');
  let answer: (response: Response) => void = () => undefined;
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await mount(prerendered('erase', EraseButton, props), props, () => {});
  await page.getByRole('button', { name: eraseSent, exact: true }).click();
  await press();
  expect(localStorage.getItem('simulator-personal-data')).toBe('{}');
  answer(new Response(null, { status: 503 }));
  const kept = wishKept.replace('{email}', contact.email);
  await expect.element(page.getByRole('status')).toHaveTextContent(`${kept} ${erased}`);
});

it('the erase button says of a lead that a spreadsheet has too that a person erases it there', async () => {
  document.body.replaceChildren();
  recordSent(crypto.randomUUID(), '/leads', 1);
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{"ok":true,"planilla":true}'));
  await mount(prerendered('erase', EraseButton, props), props, () => {});
  await page.getByRole('button', { name: eraseSent, exact: true }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(erasedByHand);
});
