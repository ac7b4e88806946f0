import { describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { featureModules } from '../../support/content/feature-modules.ts';
import { ENGINES } from './driver/engines.ts';
import { runScript, siteHolding, siteToClose } from './driver/proxy.ts';
import { type EngineVisitor, useEngine } from './driver/visitor.ts';

/** A form that is in a page as it is served. */
type ServedForm = {
  what: string;
  at: string;
  fill: (visit: EngineVisitor) => Promise<void>;
  button: string;
  /** Seen once the press was carried out. */
  answer: string;
};

const ISLAND = 'main [data-island]';

const OF_THE_CORE: ServedForm[] = [
  {
    what: 'of the loan',
    at: '/alerce',
    fill: (visit) => visit.fillLoan(),
    button: '[data-island=simulator] [type=submit]',
    answer: '#dni',
  },
  {
    what: 'of contact, its telephone filled in',
    at: ROUTES.contact,
    fill: (visit) =>
      visit.fill({
        name: 'Ana',
        email: 'ana@correo.example',
        phone: '1155551234',
        subject: 'reclamo',
        message: 'Hola',
      }),
    button: `${ISLAND} [type=submit]`,
    answer: 'main h2[tabindex="-1"]',
  },
];

/** The forms of tools, by what their fields take before they answer. */
const ofTools = await featureModules<{ typed: Readonly<Record<string, string>>; at: string }>('form.ts');
const OF_TOOLS = ofTools.map(({ at, typed }): ServedForm => ({
  what: `at ${at}`,
  at,
  fill: async (visit) => {
    for (const [name, text] of Object.entries(typed)) {
      // How a day is typed is the browser's own affair.
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) await visit.driver.run(setDay, name, text);
      else await visit.enter(name, text);
    }
  },
  button: `${ISLAND} form [type=submit]`,
  answer: '[data-tone]',
}));

/** Puts a day into a field. */
function setDay(name: string, day: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field) field.value = day;
}

const FORMS = [...OF_THE_CORE, ...OF_TOOLS];

/** Whether the button that was pressed says that it works. */
const isBusy = (button: string): boolean => {
  const pressed = document.querySelector(button);
  return pressed !== null && getComputedStyle(pressed, '::before').content !== 'none';
};

/** The next page of this form's would not come. */
const OF_HOME: ServedForm = {
  what: 'of the loan on the home page',
  at: ROUTES.home,
  fill: (visit) => visit.fillLoan(),
  button: '[data-island=simulator] [type=submit]',
  answer: '#dni',
};

/** The device has no connection any more, and says so. */
function goOffline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
}

const valuesOf = (form: string): string[] =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(`${form} :is(input, select, textarea)`),
    (control) => control.value,
  );

/** Whether the sentence on the missing connection is in the window. */
const isTold = (sentence: string): boolean =>
  Array.from(document.querySelectorAll<HTMLElement>('[role=alert]')).some((alert) => {
    const { top, bottom, height } = alert.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0 && alert.innerText.includes(sentence);
  });

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it.each(FORMS)(
    'shows that it took a press on the form $what before its script, and carries it out when the script comes',
    async ({ at, fill, button, answer }) => {
      const visit = visitor();
      const site = await siteHolding(inject('site'));
      try {
        await visit.driver.open(site.url + at);
        await fill(visit);
        expect(await visit.driver.run(isBusy, button)).toBe(false);
        await visit.driver.click(button);
        expect(await visit.driver.run(isBusy, button)).toBe(true);
        await visit.driver.run(runScript);
        await visit.expectSeen(answer);
        await visit.expectFound(false, isBusy, button);
      } finally {
        site.close();
      }
    },
  );

  it.each([OF_HOME, ...FORMS])(
    'keeps the form $what and says that there is no connection, when it is pressed without one',
    async ({ at, fill, button }) => {
      const visit = visitor();
      const site = await siteToClose(inject('site'));
      try {
        await visit.driver.open(site.url + at);
        await visit.driver.run(goOffline);
        site.close();
        await fill(visit);
        const typed = await visit.driver.run(valuesOf, ISLAND);
        await visit.driver.click(button);
        await visit.expectFound(true, isTold, content.site.errors.unexpected.offline);
        expect(await visit.driver.run(valuesOf, ISLAND)).toEqual(typed);
      } finally {
        site.close();
      }
    },
  );
});
