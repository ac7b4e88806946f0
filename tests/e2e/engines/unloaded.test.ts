import { describe, inject, it } from 'vitest';
import { ENGINES } from './driver/engines.ts';
import { siteWithout } from './driver/proxy.ts';
import { useEngine } from './driver/visitor.ts';

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it.each([
    ['step 2', 'personal-chunk', '[data-island=simulator] [role=alert] button'],
    ['the form', 'simulator-island', '[data-island-failure=simulator] button'],
  ])(
    'the script of %s that does not come comes with a reload, and what was typed is kept',
    async (_, script, reload) => {
      const visit = visitor();
      const site = await siteWithout(inject('site'), script);
      try {
        await visit.driver.open(`${site.url}/alerce`);
        await visit.fillLoan();
        await visit.driver.click('[data-island=simulator] [type=submit]');
        await visit.expectSeen(reload);
        site.restore();
        await visit.driver.click(reload);
        await visit.expectUnseen(reload);
        await visit.expectFound('3000000', () =>
          document.querySelector<HTMLInputElement>('[name=netSalary]')?.value.replaceAll('.', ''),
        );
        await visit.submitLoan();
      } finally {
        site.close();
      }
    },
  );
});
