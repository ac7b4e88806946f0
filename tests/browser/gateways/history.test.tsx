import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeQuery, onQueryChanged, showStep, stepInAddress, takeSharedLoan } from '#gateways/history.ts';
import { openOverlay, OVERLAY_STATE } from '#gateways/overlay.ts';
import { eventually } from '../../support/run/eventually.ts';

const start = location.pathname + location.search;
const search = () => location.search;
const go = (query: string) => history.replaceState(null, '', location.pathname + query);

beforeEach(() => {
  go('');
});
afterEach(() => {
  history.replaceState(null, '', start);
});

it.each([
  ['', 'loan'],
  ['?paso=datos', 'personal'],
  ['?paso=resultados', 'results'],
  ['?paso=otro', 'loan'],
  ['?paso=', 'loan'],
  ['?utm_source=x&paso=datos', 'personal'],
])('the step of %j is %s', (query, step) => {
  go(query);
  expect(stepInAddress()).toBe(step);
});

it.each([
  ['', 'personal', '?paso=datos'],
  ['?paso=datos', 'results', '?paso=resultados'],
  ['?paso=resultados&orden=cuota&pagina=2&oferta=x', 'loan', ''],
  ['?utm_source=x&utm_medium=y&dni=1', 'personal', '?utm_source=x&utm_medium=y&paso=datos'],
  ['?utm_source=x&paso=datos', 'loan', '?utm_source=x'],
  ['?oferta=banco-uno-sa', 'personal', '?paso=datos&oferta=banco-uno-sa'],
  ['?paso=datos&oferta=banco-uno-sa', 'results', '?paso=resultados&oferta=banco-uno-sa'],
] as const)('showing a step from %j, %s gives %j', (query, step, shown) => {
  go(query);
  showStep(step, 'replace');
  expect(search()).toBe(shown);
  expect(history.state).toBeNull();
});

it('showing a step writes nothing where it is shown already, unless something lay over the page', () => {
  go('?paso=datos');
  const told = vi.fn<() => void>();
  const stop = onQueryChanged(told);
  showStep('personal', 'replace');
  expect(told).not.toHaveBeenCalled();
  history.replaceState(OVERLAY_STATE, '');
  showStep('personal', 'replace');
  expect([history.state, search()]).toEqual([null, '?paso=datos']);
  expect(told).toHaveBeenCalledOnce();
  stop();
});

it('a query that is amended while something lies over the page is that of the page once it is gone', async () => {
  go('?paso=resultados&oferta=x');
  const leave = openOverlay(() => undefined);
  changeQuery(new URLSearchParams('paso=resultados'), 'amend');
  expect([history.state, search()]).toEqual([OVERLAY_STATE, '?paso=resultados']);
  leave();
  await eventually(() => expect([history.state, search()]).toEqual([null, '?paso=resultados']));
});

it('the simulator takes the loan of a shared link once, out of the address', () => {
  go('?utm_source=x#s=250000-12');
  expect(takeSharedLoan()).toEqual({ amount: 250_000, term: 12 });
  expect([search(), location.hash]).toEqual(['?utm_source=x', '']);
  expect(takeSharedLoan()).toBeNull();
});

it('showing a step leaves any other fragment alone', () => {
  go('#que-son');
  expect(takeSharedLoan()).toBeNull();
  expect(location.hash).toBe('#que-son');
});
