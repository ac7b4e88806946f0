import { expect, it } from 'vitest';
import { loanFormKey } from '#domain/stored-keys.ts';
import { rehearse } from '#loan/results/rehearsal.tsx';
import { loadTables, ResultsView } from '#loan/results/ResultsView.tsx';
import { catalogue, simulator, results, site } from '../../support/content/made-up.ts';
import { somebody, typicalForm } from '../../support/data/applicants.ts';
import { eventually } from '../../support/run/eventually.ts';

it('the results are drawn whole before there is an answer, out of the page and without a trace in it', async () => {
  await loadTables();
  const { title } = document;
  const props = {
    form: typicalForm,
    personal: somebody,
    lender: null,
    storageKey: loanFormKey('homepage'),
    site: { ...site, record: catalogue, unexpectedError: site.errors.unexpected },
  };
  const box = rehearse(ResultsView, props, { simulator, results } as Parameters<typeof rehearse>[2]);
  const seen = new Promise<string>((resolve) => {
    const look = () => box.querySelector('article a') && resolve(box.textContent ?? '');
    new MutationObserver(look).observe(box, { childList: true, subtree: true });
  });
  expect(await seen).toContain('Ensayo');
  await eventually(() => expect(box.childElementCount).toBe(0));
  expect([document.title, document.querySelector('article')]).toEqual([title, null]);
});
