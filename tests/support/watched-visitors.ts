import type { Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { LeakWatch, type Secrets } from './leaks.ts';
import { useVisitors, type Visitor } from './visitors.ts';

/** Whose data are watched; no other visitor of the tests has them. */
export const WATCHED = { dni: '27654321', email: 'caro@correo.example', phone: '3515667788' };

/** What the watches of a test file have seen together, as far as their visits have ended. */
export const watched = { journeys: 0, looks: 0, hits: 0 };

/** The first button of that name that can be seen. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

type Watching = Visitor & {
  secrets?: Secrets;
  /** The origin that may learn the data by a followed link. */
  partner?: string;
};

function tally({ looks, leaks }: LeakWatch): void {
  watched.journeys += 1;
  watched.looks += looks;
  watched.hits += leaks.length;
}

/** Visitors whose personal data are watched, and who leave when their test ends. */
export function useWatchedVisitors() {
  const visitor = useVisitors({ fresh: true });
  return async ({ secrets = WATCHED, partner, ...who }: Watching = {}) => {
    const visited = await visitor(who);
    const context = visited.page.context();
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== inject('site')) elsewhere.push(origin);
    });
    const watch = await LeakWatch.on(context, secrets, partner);
    onTestFinished(() => tally(watch));
    return { ...visited, watch, elsewhere };
  };
}
