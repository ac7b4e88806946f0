import { describe, expect, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { ENGINES } from '../../support/browser/engines/engines.ts';
import { useEngine } from '../../support/browser/engines/visitor.ts';

/** Fields of forms that are not kept, each with what is typed and what then stands in it. */
const FIELDS = [
  [ROUTES.contractReview, 'received', '1000000', '1000000'],
  [ROUTES.verify, 'entity', 'Banco Alerce', 'Banco Alerce'],
  [ROUTES.directory, 'buscar', 'alerce', 'alerce'],
] as const;

/** What stands in the field, or that the page was made anew: then it is as on arrival, with nothing answered. */
const found = (name: string) =>
  document.documentElement.dataset['left']
    ? document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value
    : 'made anew';

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it.each(FIELDS)('what was typed on %s stands in its field after Back', async (path, name, text, shown) => {
    const visit = visitor();
    await visit.driver.open(path);
    await visit.enter(name, text);
    await visit.driver.run(() => {
      const { dataset } = document.documentElement;
      dataset['left'] = 'yes';
      addEventListener('pageshow', () =>
        requestAnimationFrame(() => setTimeout(() => (dataset['shown'] = 'yes'))),
      );
    });
    await visit.expectFound(shown, found, name);
    await visit.driver.click('body > footer a[href="/terminos"]');
    await visit.expectAt(/^\/terminos/);
    await visit.back();
    await visit.expectAt(new RegExp(`^${path}`));
    await visit.expectFound(true, () => {
      const { left, shown: again } = document.documentElement.dataset;
      return !left || !!again;
    });
    // WebKit, which resets such a field, keeps every page.
    const kept = engine === 'webkit' ? [shown] : [shown, 'made anew'];
    expect(kept).toContain(await visit.driver.run(found, name));
  });
});
