import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DirectorySearch } from '#features/directory-search/DirectorySearch.tsx';
import { mount } from '#features/directory-search/directory-search-island.ts';
import { simulator, words } from '../../../support/content/made-up.ts';
import { prerendered } from '../../../support/dom/island.ts';

const { directorySearch: texts } = words;

const CARDS = [
  { name: 'Banco Nacional', type: 'banco', also: ['BNX', 'Nacho'], provinces: [] },
  { name: 'Banco de Córdoba', type: 'banco', provinces: ['cordoba'] },
  { name: 'Banco de los Ríos', type: 'banco', provinces: ['entre_rios', 'santa_fe'] },
  { name: 'Rápida', type: 'fintech', provinces: [] },
];
const lenders = Object.fromEntries(CARDS.map(({ name, also, provinces }) => [name, { also, provinces }]));
const props = { texts, provinces: simulator.provinces, lenders };

function card({ name }: (typeof CARDS)[number]): HTMLElement {
  const item = document.createElement('li');
  item.dataset['lender'] = name;
  item.append(Object.assign(document.createElement('h3'), { textContent: name }));
  return item;
}

async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `${location.pathname}${search}`);
  const root = prerendered('directory-search', DirectorySearch, props);
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
const search = page.getByRole('searchbox', { name: '⟦directory search search⟧' });
const province = page.getByLabelText('⟦directory search province⟧');
const status = page.getByRole('status');
const address = location.pathname + location.search;
const ALL = CARDS.map(({ name }) => name);

afterEach(() => history.replaceState(null, '', address));

it('the search of the directory searches by any words of a name and of what people call it, cut short or not, and says politely how many are left', async () => {
  await open();
  const ONE = '⟦directory search result one⟧';
  for (const [words, names, text] of [
    ['CORDOBA', ['Banco de Córdoba'], ONE],
    ['rios banco', ['Banco de los Ríos'], ONE],
    ['ban', ALL.slice(0, 3), '⟦directory search result other⟧ 3'],
    ['zzz', [], texts.none],
    ['bnx', ['Banco Nacional'], ONE],
    ['bco. de cordoba', ['Banco de Córdoba'], ONE],
  ] as const) {
    await userEvent.fill(search, words);
    expect(shown()).toEqual(names);
    await expect.element(status).toHaveTextContent(text);
  }
});

it('the search of the directory by province keeps the lenders of the whole country', async () => {
  await open();
  await userEvent.selectOptions(province, 'santa_fe');
  expect(shown()).toEqual(['Banco Nacional', 'Banco de los Ríos', 'Rápida']);
});

it('the search of the directory keeps the choice in the address, beside what else stands there', async () => {
  await open('?utm_source=x');
  const entries = history.length;
  await userEvent.fill(search, 'banco');
  await userEvent.selectOptions(province, 'cordoba');
  expect(location.search).toBe('?utm_source=x&buscar=banco&provincia=cordoba');
  expect(history.length).toBe(entries);
});

it('the search of the directory takes the choice from the address, as Back and a shared link bring it', async () => {
  await open('?buscar=r%C3%ADos&provincia=santa_fe');
  expect(shown()).toEqual(['Banco de los Ríos']);
  await expect.element(search).toHaveValue('ríos');
  await expect.element(province).toHaveValue('santa_fe');
});

it.each(['?provincia=atlantida', '?constructor=1&item=2'])(
  'the search of the directory is not confused by %s',
  async (query) => {
    await open(query);
    expect(shown()).toEqual(ALL);
    await expect.element(province).toHaveValue('');
  },
);

it('the search of the directory is cleared at once, with the focus back in the search', async () => {
  await open('?buscar=zzz&provincia=cordoba');
  await page.getByRole('button', { name: '⟦directory search clear⟧' }).click();
  await expect.poll(shown).toEqual(ALL);
  await expect.element(search).toHaveFocus();
  expect(location.search).toBe('');
});
