import type { Page } from 'playwright';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { openPage, stored, SUBMIT, visiting } from '#scripts/bench/visitor.ts';
import { content } from '#scripts/preview/visitor/content.ts';
import { windowOf } from '#scripts/preview/visitor/window.ts';
import { lenderPath, ROUTES } from '#site/routes.ts';

/** A small phone. */
const DEVICE = windowOf(360, 640);

type Walk = {
  who: string;
  form: Partial<LoanForm>;
  /** The lender whose page they are on; none for `/simular`. */
  on?: string | undefined;
};

/** A lender of one province alone, for its public employees. */
const provincial = content.lenders.find(({ provinces, page }) => page && provinces?.length === 1);

const SMALL_LOAN = { amount: 1_000_000, term: 24 };

const WALKS: readonly Walk[] = [
  {
    who: 'employee of 24 in Jujuy',
    form: { ...SMALL_LOAN, province: 'jujuy', age: 24, netSalary: 900_000 },
  },
  {
    who: 'pensioner in Mendoza',
    form: { ...SMALL_LOAN, province: 'mendoza', age: 68, employment: 'jubilado', netSalary: 700_000 },
  },
  {
    who: 'monotributista in CABA',
    form: { employment: 'monotributista', netSalary: 1_200_000, amount: 2_000_000, term: 24 },
  },
  {
    who: 'public employee on the page of a province’s lender',
    form: {
      employment: 'empleado_publico',
      netSalary: 1_500_000,
      amount: 3_000_000,
      term: 36,
      ...(provincial?.provinces && { province: provincial.provinces[0] }),
    },
    on: provincial?.id,
  },
  {
    who: 'somebody to whom nobody lends',
    form: { age: 95, netSalary: 100_000, amount: 50_000_000, term: 60 },
  },
];

/** What is decided with: the best price that anybody can have, or else what would give offers. */
const decision = (page: Page) =>
  page
    .locator('article', { hasText: content.results.sorts[0].badge })
    .or(page.locator('section', { hasText: content.kit.missing.title }).last())
    .first();

async function walk({ site }: Bench, { form, on }: Walk): Promise<number> {
  const conditions = { device: DEVICE, stored: stored(on ?? 'homepage', form) };
  return visiting(await site(), conditions, async ({ page, quiet }) => {
    await openPage(page, on ? lenderPath(on) : ROUTES.simulation);
    await quiet();
    // `/simular` goes on by itself, unless no lender would lend.
    if (!(await page.locator('#dni').isVisible())) await page.locator(SUBMIT).tap();
    await page.locator('#dni').waitFor();
    await quiet();
    await page.locator(SUBMIT).tap();
    await page.locator('#resultados').waitFor();
    await quiet();
    const below = await decision(page).evaluate(
      (element) => element.getBoundingClientRect().bottom - innerHeight,
    );
    return Math.max(0, below) / DEVICE.viewport.height;
  });
}

/** Screens that a visitor scrolls from the results to what they decide with. */
export async function* measureWalks(bench: Bench): AsyncGenerator<Figure> {
  for (const one of WALKS) yield { goal: 'walk', of: one.who, runs: [await walk(bench, one)], by: 'largest' };
}
