import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Directory } from '#generated/types.ts';
import { DirectoryFilter } from '#pages/DirectoryFilter.tsx';
import { mount } from '#islands/directory-island.ts';
import { directory, simulator } from '../../support/content/made-up.ts';
import { prerendered } from '../../support/dom/island.ts';

const { filters } = directory as Directory;
const props = { texts: filters, provinces: simulator.provinces };

const CARDS = [
  { name: 'Banco Nacional', type: 'banco', also: 'BNX Nacho' },
  { name: 'Banco de Córdoba', type: 'banco', provinces: 'cordoba' },
  { name: 'Banco de los Ríos', type: 'banco', provinces: 'entre_rios santa_fe' },
  { name: 'Rápida', type: 'fintech' },
];

function card({ name, type, provinces, also }: (typeof CARDS)[number]): HTMLElement {
  const item = document.createElement('li');
  item.dataset['lender'] = type;
  if (provinces) item.dataset['provinces'] = provinces;
  if (also) item.dataset['also'] = also;
  item.append(Object.assign(document.createElement('h3'), { textContent: name }));
  return item;
}

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${search}`);
  const root = prerendered('directory', DirectoryFilter, props);
  for (const type of ['banco', 'fintech']) {
    const group = document.createElement('section');
    group.dataset['lenders'] = type;
    group.append(...CARDS.filter((one) => one.type === type).map(card));
    document.body.append(group);
  }
  await mount(root, props);
}

const shown = () =>
  [...document.querySelectorAll('h3')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.textContent);
const search = page.getByRole('searchbox', { name: '⟦directory filters search⟧' });
const province = page.getByLabelText('⟦directory filters province⟧');
const status = page.getByRole('status');
const address = location.pathname + location.search;
const ALL = CARDS.map(({ name }) => name);

afterEach(() => history.replaceState(null, '', address));

it('the directory filter searches by any words of a name and of what people call it, cut short or not, and says politely how many are left', async () => {
  await open();
  const ONE = '⟦directory filters result one⟧';
  for (const [words, names, text] of [
    ['CORDOBA', ['Banco de Córdoba'], ONE],
    ['rios banco', ['Banco de los Ríos'], ONE],
    ['ban', ALL.slice(0, 3), '⟦directory filters result other⟧ 3'],
    ['zzz', [], filters.none],
    ['bnx', ['Banco Nacional'], ONE],
    ['bco. de cordoba', ['Banco de Córdoba'], ONE],
    ['rapi', ['Rápida'], ONE],
  ] as const) {
    await userEvent.fill(search, words);
    expect(shown()).toEqual(names);
    await expect.element(status).toHaveTextContent(text);
  }
});

it('the directory filter by province keeps the lenders of the whole country', async () => {
  await open();
  await userEvent.selectOptions(province, 'santa_fe');
  expect(shown()).toEqual(['Banco Nacional', 'Banco de los Ríos', 'Rápida']);
});

it('the directory filter hides a section without a card that passes, heading and all', async () => {
  await open();
  await userEvent.fill(search, 'rapida');
  expect(shown()).toEqual(['Rápida']);
  expect(document.querySelector<HTMLElement>('[data-lenders=banco]')?.hidden).toBe(true);
});

it('the directory filter keeps the choice in the address, beside what else stands there', async () => {
  await open('?utm_source=x');
  const entries = history.length;
  await userEvent.fill(search, 'banco');
  await userEvent.selectOptions(province, 'cordoba');
  expect(location.search).toBe('?utm_source=x&buscar=banco&provincia=cordoba');
  expect(history.length).toBe(entries);
});

it('the directory filter takes the choice from the address, as Back and a shared link bring it', async () => {
  await open('?buscar=r%C3%ADos&provincia=santa_fe');
  expect(shown()).toEqual(['Banco de los Ríos']);
  await expect.element(search).toHaveValue('ríos');
  await expect.element(province).toHaveValue('santa_fe');
});

it.each(['?provincia=atlantida', '?constructor=1&item=2'])(
  'the directory filter is not confused by %s',
  async (query) => {
    await open(query);
    expect(shown()).toEqual(ALL);
    await expect.element(province).toHaveValue('');
  },
);

it('the directory filter is cleared at once, with the focus back in the search', async () => {
  await open('?buscar=zzz&provincia=cordoba');
  await page.getByRole('button', { name: '⟦directory filters clear⟧' }).click();
  await expect.poll(shown).toEqual(ALL);
  await expect.element(search).toHaveFocus();
  expect(location.search).toBe('');
});
