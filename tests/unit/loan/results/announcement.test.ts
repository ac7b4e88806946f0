import { describe, expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { announcementFor, type Shown } from '#loan/results/Announcer.tsx';
import { NO_FILTERS } from '#loan/results/view.ts';

const shown: Shown = {
  count: 31,
  tied: 0,
  sort: 'cft',
  first: null,
  page: 1,
  pages: 2,
  filters: NO_FILTERS,
  form: emptyLoanForm({ amount: 5_000_000, term: 30 }),
  asking: false,
  askFailed: false,
};
const said = (change: Partial<Shown>): string | null => announcementFor(shown, { ...shown, ...change });

it.each([
  [31, 'Hecho: 31 propuestas. Puestas por CFT, de menor a mayor.'],
  [1, 'Hecho: 1 propuesta. Puestas por CFT, de menor a mayor.'],
  [0, 'No hallamos propuestas para esos apuntes'],
])('on arrival: %d offers', (count, text) => expect(announcementFor(null, { ...shown, count })).toBe(text));

describe('a change', () => {
  const failed = 'No pudimos recalcular. Seguís viendo las propuestas anteriores.';
  const other = emptyLoanForm({ amount: 1_000_000, term: 12 });
  const comfortable = { ...NO_FILTERS, comfortable: true };
  const none = 'Ninguna propuesta cumple con esos cribas.';

  it.each<[string, Partial<Shown>, string | null]>([
    ['nothing', {}, null],
    [
      'a sort, also when it resets the page',
      { sort: 'cuota' },
      'Puestas por primera entrega, de menor a mayor',
    ],
    ['a page', { page: 2 }, 'Hoja 2 de 2'],
    ['a filter', { filters: comfortable, count: 4, pages: 1 }, 'Quedan 4 propuestas'],
    ['a filter that leaves one', { filters: { ...NO_FILTERS }, count: 1 }, 'Queda 1 propuesta'],
    ['a filter that leaves none', { filters: { ...NO_FILTERS }, count: 0 }, none],
    ['asking again', { asking: true }, 'Buscando de nuevo…'],
    ['new offers', { form: other, count: 65 }, 'Hecho: 65 propuestas para $\u00A01.000.000 en 1 año.'],
    ['no new offers', { askFailed: true }, failed],
  ])('%s', (_, change, text) => expect(said(change)).toBe(text));

  it('of several says the weightiest', () => {
    expect(said({ sort: 'cuota', page: 2, filters: { ...NO_FILTERS, reachesTerm: true }, count: 9 })).toBe(
      'Quedan 9 propuestas',
    );
  });

  it('that is no news is not said again', () => {
    const still = { ...shown, askFailed: true };
    expect(announcementFor(still, { ...still })).toBeNull();
  });
});
