import { content } from '../../support/visitor/content.ts';
import type { Inspection } from '../../support/faults/inspection.ts';
import { expect } from '../../support/visitor/shown.ts';
import { STORED_LOAN, storedPerson } from '../../support/data/stored.ts';
import { type Fault, type FaultVisit, type Sees, VISITOR } from './fault-visit.ts';

type Check = (visit: FaultVisit, sees: Sees) => Promise<void>;

/** How each view is told from the others. */
const VIEWS: Record<Sees['view'], Check> = {
  offers: async ({ page, simulator }, { offers }) => {
    await expect(simulator.resultsTitle).toBeVisible();
    if (offers === undefined) return expect(page.getByRole('article').first()).toBeVisible();
    const onLastPage = offers % content.results.pageSize || content.results.pageSize;
    await expect(page.getByRole('article')).toHaveCount(onLastPage);
  },
  'no offers': async ({ page, simulator }) => {
    await expect(simulator.resultsTitle).toBeVisible();
    await expect(page.getByText(content.results.empty.title).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  },
  error: async ({ page, submitButton }) => {
    await expect(page.getByRole('alert').filter({ hasText: content.personal.error })).toBeVisible();
    await expect(submitButton).toBeEnabled();
  },
  personal: ({ submitButton }) => expect(submitButton).toBeEnabled(),
  page: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  nothing: () => Promise.resolve(),
};

async function expectView(visit: FaultVisit, sees: Sees): Promise<Inspection> {
  await VIEWS[sees.view](visit, sees);
  for (const text of sees.texts ?? []) await visit.sees(text);
  const seen = await visit.look();
  for (const text of sees.hides ?? []) expect(seen.text).not.toContain(text);
  return seen;
}

const LOAN_FIELDS = ['amount', 'term', 'employment', 'seniority', 'province', 'age', 'netSalary'];
const TYPED_LOAN = ['5.000.000', '30', 'relacion_dependencia', '2_3_anos', 'caba', '40', '3.000.000'];
const TYPED_PERSON = ['28.765.432', VISITOR.email, '341 455-6677'];

const valuesOf = ({ page }: FaultVisit, names: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('[data-island=simulator] [name]')];
    return wanted.map(
      (name) =>
        controls.find((control) => [name, `${name}List`].includes(control.name) && control.offsetParent)
          ?.value ?? '',
    );
  }, names as string[]);

async function expectTyped(
  visit: FaultVisit,
  names: readonly string[],
  typed: readonly string[],
): Promise<void> {
  await expect(visit.page.locator(`[name=${names[0]}]`)).toBeVisible();
  const values = await valuesOf(visit, names);
  if (values.join() !== typed.join()) visit.invariants.lost(`${values.join(', ')} on the screen`);
}

function expectStored({ invariants, place }: FaultVisit, { stored }: Inspection): void {
  const kept = new Map(stored);
  const wanted = {
    [`loan-form-data-${place.stores}`]: STORED_LOAN,
    'simulator-personal-data': storedPerson(VISITOR),
  };
  for (const [key, data] of Object.entries(wanted)) {
    const text = kept.get(`localStorage ${key}`) ?? '';
    if (!text.includes(JSON.stringify(data))) invariants.lost(`${key} stored as ${text || 'nothing'}`);
  }
}

/** Nothing typed is lost, on the screen or, where the browser keeps things, in its storage. */
async function expectNothingLost(
  visit: FaultVisit,
  view: Sees['view'],
  seen: Inspection,
  keeps: Fault['keeps'],
): Promise<void> {
  if (keeps === 'everywhere') expectStored(visit, seen);
  if (view === 'error' || view === 'personal')
    await expectTyped(visit, ['dni', 'email', 'phone'], TYPED_PERSON);
  if (view !== 'offers' && view !== 'no offers') return;
  await visit.page.getByRole('button', { name: content.results.buttons.edit }).first().click();
  await expectTyped(visit, LOAN_FIELDS, TYPED_LOAN);
}

/** Checks what the visitor sees, now and a minute later, and everything that must never be. */
export async function assertFault(visit: FaultVisit, { sees, keeps = 'everywhere' }: Fault): Promise<void> {
  const { invariants, leaks } = visit;
  if (sees.view === 'nothing') return;
  const seen = await expectView(visit, sees);
  invariants.look(seen);
  await leaks.check(seen);
  await visit.pass(60);
  const later = await expectView(visit, sees);
  invariants.look(later, true);
  await leaks.check(later);
  await expectNothingLost(visit, sees.view, later, keeps);
  invariants.count();
}
