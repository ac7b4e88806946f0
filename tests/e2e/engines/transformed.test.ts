import { describe, expect, inject, it } from 'vitest';
import { content } from '#scripts/preview/visitor/content.ts';
import { ROUTES } from '#site/routes.ts';
import { ENGINES } from '../../support/browser/engines/engines.ts';
import { siteBehind } from '../../support/browser/engines/proxy.ts';
import { type Transformation, TRANSFORMATIONS } from '../../support/browser/engines/transformations.ts';
import { type EngineVisitor, useEngine } from '../../support/browser/engines/visitor.ts';

const { contact, site, panels } = content;
const { email } = site.contact;

/** A way through the site from one address, to its end. */
type Journey = { what: string; at: string; act: (visit: EngineVisitor) => Promise<void> };

const SUBMIT = 'main form [type=submit]';
const mainText = (): string => document.querySelector('main')?.textContent ?? '';
const hasText = (text: string): boolean =>
  document.querySelector('main')?.textContent.includes(text) ?? false;
const focusedTag = (): string | undefined => document.activeElement?.tagName;

/** Presses a field and waits until its form is awake: some of what is changed makes React draw it anew. */
async function wake(visit: EngineVisitor, name: string): Promise<void> {
  await visit.driver.click(`[name="${name}"]`);
  await visit.expectFound(true, () => performance.getEntriesByName('island-ready').length > 0);
}

/** Fills in fields by name and submits the form that they stand in. */
async function answer(visit: EngineVisitor, values: Readonly<Record<string, string>>): Promise<void> {
  const [first = ''] = Object.keys(values);
  await wake(visit, first);
  await visit.fill(values);
  await visit.driver.click(`main form:has([name="${first}"]) [type=submit]`);
}

async function fillLoan(visit: EngineVisitor): Promise<void> {
  await wake(visit, 'amount');
  await visit.fillLoan();
  await visit.submitLoan();
}

/** Sets a day as the list of days of a browser does. */
function setDay(name: string, day: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`No day ${name}`);
  field.value = day;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Counts the files that the page makes from here on. */
function watchFiles(): void {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file: Blob) => {
    const address = make(file);
    document.documentElement.dataset['file'] = 'made';
    return address;
  };
}

/** Presses the button of a text. */
function pressText(text: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, summary')];
  const button = buttons.find(({ textContent }) => textContent.includes(text));
  button?.click();
  return button !== undefined;
}

const JOURNEYS: readonly Journey[] = [
  {
    what: 'the form of the home page leads to the second step',
    at: ROUTES.home,
    act: fillLoan,
  },
  {
    what: 'a lender leads to offers, one of which opens',
    at: '/alerce',
    act: async (visit) => {
      await fillLoan(visit);
      await visit.fillPerson();
      await visit.submitPerson();
      await visit.driver.click('article [aria-expanded=false]');
      await visit.expectSeen('article[data-open]');
    },
  },
  {
    what: 'the instalments of an offer are taken along, or copied',
    at: '/alerce?paso=resultados',
    act: async (visit) => {
      await visit.expectSeen('article');
      await visit.driver.click('article [aria-expanded=false]');
      await visit.expectSeen('article[data-open]');
      await visit.driver.run(watchFiles);
      await visit.expectFound(true, pressText, panels.schedule.title);
      await visit.expectFound(true, pressText, panels.schedule.download);
      await visit.expectFound(
        true,
        (refused) =>
          document.documentElement.dataset['file'] === 'made' || document.body.textContent.includes(refused),
        panels.schedule.noDownload,
      );
    },
  },
  {
    what: 'our address is read and written to, and a message is taken',
    at: ROUTES.contact,
    act: async (visit) => {
      await visit.expectFound(true, hasText, email);
      await visit.expectFound(
        true,
        (address) => [...document.links].some(({ href }) => href === `mailto:${address}`),
        email,
      );
      await visit.fill({
        name: 'Ana Díaz',
        email: 'ana@correo.example',
        subject: 'reclamo',
        message: 'Hola.',
      });
      await visit.driver.click(SUBMIT);
      await visit.expectFound(true, hasText, contact.confirmation.title);
    },
  },
  {
    what: 'an entity is looked up',
    at: ROUTES.verify,
    act: async (visit) => {
      await answer(visit, { entity: 'Banco Inventado S.A.' });
      await visit.expectFound('H2', focusedTag);
    },
  },
  {
    what: 'a contract is told what it costs',
    at: ROUTES.contractReview,
    act: async (visit) => {
      await answer(visit, { received: '100000', count: '12', instalment: '12000' });
      await visit.expectFound('H2', focusedTag);
    },
  },
  {
    what: 'a swap of debts is worked out',
    at: ROUTES.debtSwap,
    act: async (visit) => {
      await answer(visit, {
        'balance-0': '1000000',
        'instalment-0': '140000',
        'left-0': '12',
        cft: '60',
        term: '12',
      });
      await visit.expectFound(true, hasText, content.kit.debtSwap.facts.keepTotal);
    },
  },
  {
    what: 'the last day to give a loan back is told',
    at: ROUTES.withdrawal,
    act: async (visit) => {
      await visit.driver.run(setDay, 'accepted', '2026-01-15');
      await visit.driver.click(SUBMIT);
      await visit.expectFound('H2', focusedTag);
    },
  },
  {
    what: 'the directory is narrowed down',
    at: ROUTES.directory,
    act: async (visit) => {
      await visit.enter('buscar', 'alerce');
      await visit.expectFound(true, () => document.querySelector('[data-lender][hidden]') !== null);
      await visit.expectSeen('[data-lender]:not([hidden])');
    },
  },
  {
    what: 'what was typed is erased',
    at: ROUTES.privacy,
    act: async (visit) => {
      await visit.driver.click(SUBMIT);
      await visit.expectFound(true, hasText, site.privacy.erased);
    },
  },
];

/** What is told even where no script runs: a page with its heading, and our address where it stands. */
async function read(visit: EngineVisitor, { at }: Journey): Promise<void> {
  await visit.expectSeen('h1');
  const text = await visit.driver.run(mainText);
  expect(text.length).toBeGreaterThan(20);
  if (at === ROUTES.contact) expect(text).toContain(email);
}

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it.each(TRANSFORMATIONS)(
    'ten journeys come to their end behind $what',
    { timeout: 600_000 },
    async ({ between, address = (path: string) => path, inPage, isRead }: Transformation) => {
      const behind = await siteBehind(inject('site'), between ?? {});
      const visit = visitor((driver) => ({
        ...driver,
        open: async (path) => {
          await driver.open(behind.url + address(path));
          if (inPage) await driver.run(inPage);
        },
      }));
      const failed: string[] = [];
      try {
        for (const journey of JOURNEYS) {
          const gone = async () => {
            await visit.driver.open(journey.at);
            await (isRead ? read(visit, journey) : journey.act(visit));
          };
          await gone().catch((error: Error) =>
            failed.push(`${journey.what}: ${error.message.split('\n')[0]}`),
          );
        }
      } finally {
        behind.close();
      }
      expect(failed).toEqual([]);
    },
  );
});
