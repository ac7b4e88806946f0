import { expect, it } from 'vitest';
import { content } from '../../support/content/content.ts';
import { htmlOf } from '../../support/content/rendered-pages.ts';

const { home } = content;
const TITLES = { steps: home.steps.title, honesty: home.honesty.title, onward: home.guide.title };

it.each([
  [['steps', 'honesty', 'onward']],
  [['onward', 'honesty', 'steps']],
  [['honesty', 'onward', 'steps']],
] as const)('the sections of the front page stand in the order of the content: %j', (order) => {
  const html = htmlOf('/', { ...content, home: { ...home, order: [...order] } });
  const places = order.map((name) => html.indexOf(`>${TITLES[name]}</h2>`));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
