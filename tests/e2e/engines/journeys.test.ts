import { describe, expect, inject, it } from 'vitest';
import { CARD_PRESSES } from '../../support/content/card-presses.ts';
import { content } from '../../support/visitor/content.ts';
import { storedLeads } from '../../support/data/leads.ts';
import { ENGINES } from './driver/engines.ts';
import { useEngine } from './driver/visitor.ts';
import { translate } from './translate.ts';

const { results } = content;

const NEXT_PAGE = 'nav button[aria-current=page] + button';

/** Texts of the cards on the page. */
const cards = (): string[] => [...document.querySelectorAll('article')].map(({ innerText }) => innerText);

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it('the typical visitor goes from the home page to sorted offers, and leaves one lead', async () => {
    const visit = visitor();
    const dni = String(40_000_000 + ENGINES.indexOf(engine));
    await visit.driver.open('/');
    await visit.fillLoan();
    await visit.submitLoan();
    await visit.expectAt(/^\/simular/);
    await visit.fillPerson({ dni });
    await visit.submitPerson();
    await visit.expectFound(results.pageSize, () => document.querySelectorAll('article').length);
    const first = await visit.driver.run(cards);
    expect(first[0]).toContain(results.sorts[0]?.badge);
    await visit.expectSeen(NEXT_PAGE);
    await visit.driver.click(NEXT_PAGE);
    await visit.expectAt(/pagina=2/);
    await expect.poll(() => visit.driver.run(cards)).not.toEqual(first);
    expect(storedLeads(inject('leadsFile')).filter((lead) => lead.dni === dni)).toHaveLength(1);
  });

  it('the typical visitor comes to the offers on a translated page, and to what opens from one', async () => {
    const visit = visitor();
    await visit.driver.open('/alerce');
    await visit.driver.run(translate);
    await visit.enter('netSalary', '2500000');
    await visit.expectFound(true, () => performance.getEntriesByName('island-ready').length > 0);
    await visit.expectFound(['netSalary', '2500000'], () => {
      const { name, value } = document.activeElement as HTMLInputElement;
      return [name, value.replaceAll('.', '')];
    });
    await visit.fillLoan();
    await visit.submitLoan();
    await visit.fillPerson();
    await visit.submitPerson();
    await visit.expectSeen('article');
    for (const { control, shown } of CARD_PRESSES) {
      await visit.driver.click(`article ${control}`);
      await visit.expectSeen(shown);
    }
  });
});
