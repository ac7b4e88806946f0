import type { Goal } from '#scripts/bench/goal.ts';

/** Goals for the room that lists take, in CSS pixels. */
export const HEIGHT_GOALS = [
  {
    id: 'height-top-phone',
    what: 'Top of the first offer on a phone',
    goal: 300,
    unit: 'px',
    how: 'on arrival at the results of /simular',
    measure: 'heights',
  },
  {
    id: 'height-top-desktop',
    what: 'Top of the first offer on a desktop',
    goal: 340,
    unit: 'px',
    how: 'on arrival at the results of /simular',
    measure: 'heights',
  },
  {
    id: 'height-first',
    what: 'First offer on a phone',
    goal: 300,
    unit: 'px',
    how: 'the whole card',
    measure: 'heights',
  },
  {
    id: 'height-row',
    what: 'Offer below it on a phone',
    goal: 132,
    unit: 'px',
    how: 'the middle one of a page',
    measure: 'heights',
  },
  {
    id: 'height-line',
    what: 'Offer on a wide window',
    goal: 96,
    unit: 'px',
    how: 'the middle one of a page at 768 px, the tallest from 1280 px on',
    measure: 'heights',
  },
  {
    id: 'height-advert',
    what: 'Advert',
    goal: 72,
    unit: 'px',
    how: 'its row in the list',
    measure: 'heights',
  },
  {
    id: 'height-twenty',
    what: 'Twenty offers on a phone',
    goal: 3500,
    unit: 'px',
    how: 'the first, nineteen rows, three adverts and the gaps',
    measure: 'heights',
  },
  {
    id: 'height-directory',
    what: 'The directory on a phone',
    goal: 5200,
    unit: 'px',
    how: 'the whole page',
    measure: 'heights',
  },
] as const satisfies readonly Goal[];
