import type { Page } from 'playwright';
import { afterEach, inject } from 'vitest';
import { LeakWatch, type Secrets } from './leaks.ts';
import { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { DESKTOP, newVisit, type Visit } from './visit.ts';

/** Whose data are watched; no other visitor of the tests has them. */
export const WATCHED = { dni: '27654321', email: 'caro@correo.example', phone: '3515667788' };

/** What the watches of a test file have seen together, as far as their visits have ended. */
export const watched = { journeys: 0, looks: 0, hits: 0 };

/** The first button of that name that can be seen. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

type Watching = {
  device?: Parameters<typeof newVisit>[0];
  secrets?: Secrets;
  /** The origin that may learn the data by a followed link. */
  partner?: string;
  browser?: Parameters<typeof newVisit>[1];
};

/** Visitors whose personal data are watched, and who leave when their test ends. */
export function useWatchedVisitors() {
  const visits: Visit[] = [];
  const watches: LeakWatch[] = [];
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.close()));
    for (const { looks, leaks } of watches.splice(0)) {
      watched.journeys += 1;
      watched.looks += looks;
      watched.hits += leaks.length;
    }
  });
  return async ({ device = DESKTOP, secrets = WATCHED, partner, browser }: Watching = {}) => {
    const visit = await newVisit(device, browser);
    visits.push(visit);
    const { page } = visit;
    const elsewhere: string[] = [];
    page.context().on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== inject('site')) elsewhere.push(origin);
    });
    const watch = await LeakWatch.on(page.context(), secrets, partner);
    watches.push(watch);
    return { page, simulator: new SimulatorPage(page), watch, elsewhere };
  };
}
