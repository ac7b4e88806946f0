import type { Page } from 'playwright';
import { describe, it, vi } from 'vitest';
import { content } from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import writings from '#domain/input/writings.json';
import { ROUTES } from '#site/routes.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ allows: /./ });

type Writing = { text: string; reads?: string | number; either?: (string | number)[]; why?: string };
type Kind = Exclude<keyof typeof writings, 'about' | 'day'>;
/** What a field showed after a text was pasted and the field was left. */
type Shown = { value: string; note: string; error: string; buttons: number };

/** Pastes each text as the browser does, leaves the field and waits until React has drawn; runs in the page. */
const ENTER = async (element: Element, texts: readonly string[]): Promise<Shown[]> => {
  const field = element as HTMLInputElement;
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown: Shown[] = [];
  for (const text of texts) {
    field.focus();
    field.select();
    document.execCommand('insertText', false, text);
    await drawn();
    field.blur();
    await drawn();
    const note = field.closest('div')?.querySelector('[aria-live]');
    shown.push({
      value: field.value,
      note: note?.textContent ?? '',
      error: document.getElementById(`${field.id}-error`)?.textContent ?? '',
      buttons: note?.querySelectorAll('button').length ?? 0,
    });
  }
  return shown;
};

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const figure = (value: number): string =>
  value.toLocaleString('es-AR', { maximumFractionDigits: 4, useGrouping: false });

/** How a field may be wrong about a writing; null where it is right. `isWhole`: it keeps no centavos. */
function wrong(kind: Kind, { text, ...right }: Writing, shown: Shown, isWhole: boolean): string | null {
  const told = `${JSON.stringify(text)}: ${JSON.stringify(shown)}`;
  if (right.either) {
    const values = new Set(isWhole ? right.either.map((value) => Math.floor(Number(value))) : right.either);
    return shown.buttons === (values.size > 1 ? 2 : 0) ? null : told;
  }
  if (right.why) return shown.error.includes(`unread ${right.why.replace('D', ' d')}`) ? null : told;
  if (right.reads === undefined) return null;
  const value = typeof right.reads === 'number' && isWhole ? Math.floor(right.reads) : right.reads;
  if (kind === 'email') return shown.value === value || shown.note.includes(String(value)) ? null : told;
  // The field shows the value, or says it beside what was typed; 0 is a blank field.
  const wanted = typeof value === 'number' ? digits(figure(value)) : value;
  const seen = [digits(shown.value), digits(shown.note), digits(shown.value).replace(/^0+(?=\d)/, '')];
  return seen.includes(wanted) || value === 0 ? null : told;
}

/** A text of each kind that a field says something about. */
const WAKING: Record<Kind, string> = {
  pesos: '850 mil',
  percent: '61 por ciento',
  term: '2 años',
  dni: '20-12345678-5',
  email: 'ana arroba gmail punto com',
};

/** A field by its selector, what is written into it, and whether it keeps no centavos. */
type ReadField = [selector: string, kind: Kind, isWhole: boolean];
type Pick = (list: readonly Writing[]) => readonly Writing[];

async function judge(page: Page, [selector, kind, isWhole]: ReadField, pick: Pick): Promise<string[]> {
  // The sign of pesos alone is what the field shows before it.
  const list = pick((writings[kind] as Writing[]).filter(({ text }) => text !== '$'));
  const field = page.locator(selector);
  await field.focus();
  await page.waitForFunction(() => performance.getEntriesByName('island-ready').length > 0);
  // The reader of more than digits comes with the first text that needs it.
  await field.evaluate(ENTER, [WAKING[kind]]);
  await expect(page.locator('main')).toContainText('⟦simulator texts reading ');
  const shown = await field.evaluate(
    ENTER,
    list.map(({ text }) => text),
  );
  return list.flatMap((writing, at) => wrong(kind, writing, shown[at] as Shown, isWhole) ?? []);
}

/** How a writing ends: read in figures or with words, asked about, refused for a reason. */
const outcome = ({ text, either, why }: Writing): string =>
  why ?? (either ? 'either' : /\p{L}/u.test(text) ? 'words' : 'figures');

const oneOfEach: Pick = (list) => [...new Map(list.map((writing) => [outcome(writing), writing])).values()];

/** Each form with its fields, and the way to it. */
const FORMS: [name: string, fields: ReadField[], open: () => Promise<Page>][] = [
  [
    'of the loan',
    [
      ['#amount', 'pesos', true],
      ['#net-salary', 'pesos', true],
      ['#term', 'term', true],
    ],
    async () => {
      const { page, simulator } = await visitor();
      await simulator.open('/alerce');
      return page;
    },
  ],
  [
    'of the person',
    [
      ['#dni', 'dni', false],
      ['#email', 'email', false],
    ],
    async () => {
      const { page, simulator } = await visitor();
      await (await simulator.open('/alerce')).fillLoan();
      await simulator.submitLoan();
      await expect(page.locator('#dni')).toBeVisible();
      return page;
    },
  ],
  [
    'of a swap of debts',
    [
      ['[name=balance-0]', 'pesos', true],
      ['[name=instalment-0]', 'pesos', true],
      ['[name=left-0]', 'term', true],
      ['[name=fee-0]', 'percent', false],
      ['[name=cft]', 'percent', false],
    ],
    async () => (await visitor({ at: ROUTES.debtSwap })).page,
  ],
];

vi.setConfig({ testTimeout: 120_000 });

describe.each<[string, Pick, string[]]>([
  ['one writing of every outcome', oneOfEach, []],
  ['every writing', (list) => list, ['long']],
])('%s is read, asked about or refused', (_, pick, tags) => {
  for (const [at, [name, fields, open]] of FORMS.entries())
    // Between them the first two forms have a field of every kind but a percentage, which tests/browser/kit tries.
    it(`in the form ${name}`, { tags: at < 2 ? tags : ['long'] }, async () => {
      const page = await open();
      const found: string[] = [];
      for (const field of fields) found.push(...(await judge(page, field, pick)));
      expect(found).toEqual([]);
    });
});

describe('the review of a contract', () => {
  it('the review of a contract says how it reads an amount, and asks about one of two', async () => {
    const { page } = await visitor({ at: ROUTES.contractReview });
    await page.locator('[name=received]').fill('850 mil');
    await expect(page.locator('main')).toContainText('⟦simulator texts reading read⟧ $\u00A0850.000');
    await page.locator('[name=received]').fill('124,031');
    await page.getByRole('button', { name: '$\u00A0124.031', exact: true }).click();
    await expect(page.locator('[name=received]')).toHaveValue('124.031');
    await expect(page.getByRole('button', { name: '$\u00A0124.031', exact: true })).toBeHidden();
  });
});

describe('figures in the form are for the loan that it holds', () => {
  const market = (page: Page) => page.getByRole('region', { name: content.simulator.texts.preview.title });

  it('figures beside the form go while the amount is empty', async () => {
    const { page, simulator } = await visitor();
    await simulator.open('/alerce');
    await expect(market(page)).toBeVisible();
    await page.locator('#amount').fill('');
    await expect(market(page)).toBeHidden();
    await expect(page.locator('#simulador ~ * [data-live-answer] + p')).toBeHidden();
  });

  it("figures beside the form go when the market's file cannot be fetched", async () => {
    const { page, simulator } = await visitor({ fresh: true });
    await page.route('**/market-*.json', (route) => route.abort());
    await simulator.open('/alerce');
    await page.locator('#amount').fill('3000000');
    await expect(market(page)).toBeHidden();
  });
});
