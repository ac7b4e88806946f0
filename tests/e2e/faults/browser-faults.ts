import { content } from '../../support/visitor/content.ts';
import { sealed, STORED_LOAN, type Stored } from '../../support/data/stored.ts';
import type { Fault, FaultVisit, Sees } from './fault-visit.ts';

/* What is wrong with the visitor's browser: its storage, files that it cannot have, its clock. */

const offers: Sees = { view: 'offers' };
const none = { calls: 0, leads: 0 };

const typed = async (visit: FaultVisit): Promise<void> => {
  await visit.typeToPersonal();
  await visit.press();
};
/** Both keys hold these texts on arrival. */
const storing = (id: string, loan: string, person: string): Fault => ({
  id: `what is stored ${id}`,
  stored: (page): Stored => ({ [`loan-form-data-${page}`]: loan, 'simulator-personal-data': person }),
  act: typed,
  sees: offers,
});
/** Makes something of the browser's storage throw. */
const refusing = (id: string, refuse: () => void): Fault => ({
  id: `the storage ${id}`,
  stored: () => ({}),
  arrange: ({ page }) => page.addInitScript(refuse),
  act: typed,
  sees: offers,
  keeps: 'on the screen',
});
const readable = (v: number) =>
  [sealed(STORED_LOAN, Date.now(), v), sealed({ dni: '99999999' }, Date.now(), v)] as const;

const storages: readonly Fault[] = [
  refusing('throws', () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }),
  refusing('is full', () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }),
  storing('is not JSON', '{"v":1', 'x'),
  storing('is null', 'null', 'null'),
  storing('has other types', sealed({ monto: {}, plazo: 'x', edad: [], ubicacion: 7 }), sealed([1, 2])),
  storing('is of an older version', ...readable(0)),
  storing('is of a newer version', ...readable(2)),
];

const GONE = { status: 404, type: 'text/html', body: '<!doctype html><title>404</title>' } as const;
const FAILED = [content.site.errors.unexpected.text];

const lacking =
  (how: string, answer: typeof GONE | 'held') =>
  (asset: string, fault: Partial<Fault> & Pick<Fault, 'sees'>): Fault => ({
    id: `${asset} ${how}`,
    asset,
    arrange: (visit) => visit.answers(new RegExp(`/assets/${asset}-[\\w-]{8}\\.`), answer),
    ...fault,
  });
const without = lacking('is gone after a deploy', GONE);
const waitingFor = lacking('never arrives', 'held');

const open = (visit: FaultVisit): Promise<void> => visit.open();
const askForStep2 = async (visit: FaultVisit): Promise<void> => {
  await visit.open();
  if (visit.place.path !== '/simular') await visit.simulator.submitButton().click();
};
const pressAndPass =
  (seconds: number, meanwhile: (visit: FaultVisit) => Promise<void>) => async (visit: FaultVisit) => {
    await visit.press();
    await meanwhile(visit);
    await visit.pass(seconds);
  };
const failedLoan: Partial<Fault> & Pick<Fault, 'sees'> = {
  act: askForStep2,
  sees: { view: 'loan', texts: FAILED },
  ...none,
};

const files: readonly Fault[] = [
  without('main', { act: open, sees: { view: 'page' }, ...none }),
  without('simulator-island', { act: open, sees: { view: 'page', texts: FAILED }, ...none }),
  without('personal-chunk', failedLoan),
  without('ask', failedLoan),
  without('results-chunk', { sees: { view: 'error' }, leads: 0 }),
  without('names', { sees: { view: 'error' }, leads: 0 }),
  without('market', { sees: offers }),
  without('panels-chunk', {
    act: async (visit) => {
      await visit.press();
      await visit.openDetails(1);
    },
    sees: { view: 'offers', texts: FAILED },
  }),
  waitingFor('personal-chunk', {
    ...failedLoan,
    act: async (visit) => {
      await askForStep2(visit);
      await visit.sees(content.simulator.texts.submitting);
      await visit.pass(46);
    },
  }),
  waitingFor('results-chunk', {
    act: pressAndPass(46, (visit) => visit.simulationSent()),
    sees: { view: 'error' },
    leads: 0,
  }),
  waitingFor('names', {
    act: pressAndPass(20, (visit) => visit.simulationSent()),
    sees: { view: 'error' },
    leads: 0,
  }),
  {
    id: 'the styles are missing',
    arrange: (visit) => visit.rewritePage((html) => html.replaceAll(/<style>.*?<\/style>/gs, '')),
    sees: offers,
  },
  { id: 'the logos are missing', arrange: (visit) => visit.answers('**/*.svg', GONE), sees: offers },
];

const clocks: readonly Fault[] = [
  { id: 'the clock stands at 1970', now: new Date(5000), sees: offers },
  { id: 'the clock stands at 2038', now: new Date('2038-01-19T03:14:08Z'), sees: offers },
  { id: 'the time zone is Kiritimati', context: { timezoneId: 'Pacific/Kiritimati' }, sees: offers },
  { id: 'the browser speaks another language', context: { locale: 'en-US' }, sees: offers },
];

export const browserFaults: readonly Fault[] = [...storages, ...files, ...clocks];
