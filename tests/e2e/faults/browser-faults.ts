import { content } from '../../support/visitor/content.ts';
import type { Fault, FaultVisit, Sees } from './fault-visit.ts';

/* What is wrong with the visitor's browser: its storage, files that it cannot have, its clock. */

const offers: Sees = { view: 'offers' };
const none = { calls: 0, leads: 0 };

const typed = async (visit: FaultVisit): Promise<void> => {
  await visit.typeToPersonal();
  await visit.press();
};
const storages: readonly Fault[] = [
  {
    id: 'the storage throws',
    stored: () => ({}),
    arrange: ({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }),
    act: typed,
    sees: offers,
    keeps: 'on the screen',
  },
  {
    id: 'what is stored is not JSON',
    stored: (page) => ({ [`loan-form-data-${page}`]: '{"v":1', 'simulator-personal-data': 'x' }),
    act: typed,
    sees: offers,
  },
];

const GONE = { status: 404, type: 'text/html', body: '<!doctype html><title>404</title>' } as const;
const FAILED = [content.site.errors.unexpected.text];

const without = (asset: string, fault: Partial<Fault> & Pick<Fault, 'sees'>): Fault => ({
  id: `${asset} is gone after a deploy`,
  asset,
  arrange: (visit) => visit.answers(new RegExp(`/assets/${asset}-[\\w-]{8}\\.`), GONE),
  ...fault,
});

const open = (visit: FaultVisit): Promise<void> => visit.open();

const files: readonly Fault[] = [
  without('main', { act: open, sees: { view: 'page' }, ...none }),
  without('simulator-island', { act: open, sees: { view: 'page', texts: FAILED }, ...none }),
  without('market', { sees: offers }),
  {
    id: 'the script of the results never arrives',
    asset: 'results-chunk',
    arrange: (visit) => visit.answers(/\/assets\/results-chunk-[\w-]{8}\./, 'held'),
    act: async (visit) => {
      await visit.press();
      await visit.simulationSent();
      await visit.pass(46);
    },
    sees: { view: 'error' },
    leads: 0,
  },
  {
    id: 'the styles are missing',
    arrange: (visit) => visit.rewritePage((html) => html.replaceAll(/<style>.*?<\/style>/gs, '')),
    sees: offers,
  },
  { id: 'the logos are missing', arrange: (visit) => visit.answers('**/*.svg', GONE), sees: offers },
];

export const browserFaults: readonly Fault[] = [
  ...storages,
  ...files,
  { id: 'the clock stands at 1970', now: new Date(5000), sees: offers },
];
