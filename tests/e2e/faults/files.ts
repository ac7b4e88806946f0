import { content } from '#scripts/review/visitor/content.ts';
import type { ClientFault } from './fault.ts';
import type { FaultVisit } from './fault-visit.ts';

const GONE = { status: 404, type: 'text/html', body: '<!doctype html><title>404</title>' } as const;
const FAILED = content.site.errors.unexpected.text;

const without = (file: string, fault: Omit<ClientFault, 'id'>): ClientFault => ({
  id: `${file} is gone after a deploy`,
  asset: file,
  arrange: (visit) => visit.answers(`**/assets/${file}-*`, GONE),
  ...fault,
});

const waitingFor = (file: string, fault: Omit<ClientFault, 'id'>): ClientFault => ({
  id: `${file} never arrives`,
  asset: file,
  arrange: (visit) => visit.answers(`**/assets/${file}-*`, 'held'),
  ...fault,
});

const askForStep2 = async (visit: FaultVisit): Promise<void> => {
  await visit.open();
  if (visit.place.path !== '/simular') await visit.simulator.submitButton().click();
};

const none = { calls: 0, leads: 0 };

/** Parts of the site that cannot be had. */
export const files: readonly ClientFault[] = [
  without('main', { act: (visit) => visit.open(), sees: { view: 'page' }, ...none }),
  without('simulator-island', {
    act: (visit) => visit.open(),
    sees: { view: 'page', texts: [FAILED] },
    ...none,
  }),
  without('personal-chunk', { act: askForStep2, sees: { view: 'loan', texts: [FAILED] }, ...none }),
  without('ask', { act: askForStep2, sees: { view: 'loan', texts: [FAILED] }, ...none }),
  without('results-chunk', { sees: { view: 'error' }, leads: 0 }),
  without('names', { sees: { view: 'offers' } }),
  without('market', { sees: { view: 'offers' } }),
  without('panels', {
    act: async (visit) => {
      await visit.press();
      await visit.openDetails(1);
    },
    sees: { view: 'offers', texts: [FAILED] },
  }),
  waitingFor('personal-chunk', {
    act: async (visit) => {
      await askForStep2(visit);
      await visit.sees(content.simulator.texts.submitting);
      await visit.pass(46);
    },
    sees: { view: 'loan', texts: [FAILED] },
    ...none,
  }),
  waitingFor('results-chunk', {
    act: async (visit) => {
      await visit.press();
      await visit.pass(46);
    },
    sees: { view: 'error' },
    leads: 0,
  }),
  waitingFor('names', {
    act: async (visit) => {
      await visit.press();
      await visit.leadSent();
      await visit.pass(20);
    },
    sees: { view: 'offers' },
  }),
  {
    id: 'the styles are missing',
    arrange: (visit) => visit.rewritePage((html) => html.replaceAll(/<style>.*?<\/style>/gs, '')),
    sees: { view: 'offers' },
  },
  {
    id: 'the logos are missing',
    arrange: (visit) => visit.answers('**/*.svg', GONE),
    sees: { view: 'offers' },
  },
];
