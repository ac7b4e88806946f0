import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pluralize } from '#domain/template.ts';
import { exclusions, results } from '../../support/content/made-up.ts';
import {
  cards,
  golden,
  goldenForm,
  lenderOf,
  manyOffers,
  param,
  showResults,
  shownBanks,
  status,
} from '../../support/dom/results-screen.tsx';
import { Announcer, type Shown } from '#loan/results/Announcer.tsx';
import { render } from 'vitest-browser-react';
import { InWords } from '../../support/dom/in-words.tsx';
import { typicalForm } from '../../support/data/applicants.ts';
import { eventually } from '../../support/run/eventually.ts';

const { pageSize } = results;
/** Two full pages, and one of five. */
const THREE_PAGES = manyOffers(2 * pageSize + 5);

/** The same, with the lower instalment the higher the CFT. */
const DEAR_FIRST = THREE_PAGES.map((offer, at): typeof offer => ({
  ...offer,
  primera_cuota_ars: 900_000 - 1000 * at,
}));

const goTo = (name: string) => page.getByRole('button', { name, exact: true }).click();
const sortBy = (name: string) => page.getByRole('radio', { name, exact: true }).click();

describe('arriving', () => {
  it('[S2.7-36] moves the focus to the title, says how many offers of what loan there are, and names itself', async () => {
    const own = document.title;
    const { screen, props, rerender } = await showResults();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect
      .element(status())
      .toHaveTextContent(/^⟦results status ready other⟧ \d+ ⟦results sorts cft announce⟧/);
    expect(document.title).toBe('⟦results page title⟧ | ⟦site name⟧');
    const loan = page.getByRole('region', { name: '⟦loan⟧' });
    await expect.element(loan).toHaveTextContent(/\$\s5\.000\.000/);
    await expect.element(loan).toHaveTextContent('2 años y 6 meses');
    // Where the figures come from, of which date, and that they are ceilings; nothing of it for another provider.
    await expect.element(page.getByText(/Padrón de Prueba 25\/06\/2026/)).toBeVisible();
    await expect.element(page.getByText(/⟦results notices source other⟧ \d+/)).toBeVisible();
    await rerender({ site: { ...props.site, record: null } });
    await expect.element(page.getByText('⟦results notices source unknown⟧')).toBeVisible();
    await screen.unmount();
    expect(document.title).toBe(own);
  });

  it('[S2.7-35] counts the offers that it shows, without those that are left out', async () => {
    const [offer] = manyOffers(1);
    const [mutual] = exclusions.names.filter(({ reason }) => reason === 'mutual');
    await showResults({ raw: [...manyOffers(3), { ...offer, Banco: mutual?.name }, { Banco: '' }, null] });
    await expect.element(page.getByText('⟦count⟧ 3.', { exact: true })).toBeVisible();
  });
});

it('[S9.2-01 S9.2-08] the list holds a page of cards by CFT, an advert after the first and every fifth from there', async () => {
  await showResults({ raw: THREE_PAGES });
  await eventually(() => expect(cards()).toHaveLength(pageSize));
  const list = cards()[0]?.closest('section');
  const blocks = [...(list?.querySelectorAll('article, article + div') ?? [])].map(({ tagName }) => tagName);
  const adverts = blocks.flatMap((tag, at) => (tag === 'DIV' ? [at] : []));
  // Each advert shifts what follows it by one.
  expect(adverts).toEqual([1, 7]);
  expect(shownBanks()[0]).toBe('ENTIDAD 00001 S.A.');
  await expect.element(page.getByText('Publicidad').first()).toBeVisible();
});

it('[S2.6-07 S2.7-38] the list has the ways to a new simulation and back to the form at the top and at the bottom, and to erase what is stored', async () => {
  const { props } = await showResults();
  const edit = page.getByRole('button', { name: '⟦edit form⟧' });
  await expect.element(edit.nth(1)).toBeVisible();
  await edit.first().click();
  await page.getByRole('button', { name: '⟦new simulation⟧' }).nth(1).click();
  await page.getByRole('button', { name: '⟦site privacy erase⟧' }).click();
  expect(props.onErase).toHaveBeenCalledOnce();
  expect(props.onEdit).toHaveBeenCalledOnce();
  expect(props.onNew).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('[data-new-simulation]')).toHaveLength(2);
});

it('two ways to narrow the list down that leave as many offers are two changes that are spoken', async () => {
  const sentence = 'Quedan 5';
  const narrowing = () => ({ passes: () => true, said: () => sentence, noneTitle: '' });
  const shown = (by: Shown['narrowing']) =>
    ({
      count: 5,
      tied: 0,
      sort: 'cft',
      first: null,
      page: 1,
      pages: 1,
      narrowing: by,
      form: typicalForm,
      asking: false,
      askFailed: false,
    }) satisfies Shown;
  const drawn = (now: Shown) => (
    <InWords>
      <Announcer shown={now} remark="" />
    </InWords>
  );
  const { rerender } = await render(drawn(shown(null)));
  await rerender(drawn(shown(narrowing())));
  await expect.element(status()).toHaveTextContent(sentence);
  const before = status().element().firstChild;
  await rerender(drawn(shown(narrowing())));
  await eventually(() => expect(status().element().firstChild).not.toBe(before));
  await expect.element(status()).toHaveTextContent(sentence);
});

describe('sorting', () => {
  it('by the part of the salary shows it on every offer, also where it is comfortable', async () => {
    const light = { ...golden, relacion_cuota_ingreso_pct: 12.4 };
    await showResults({ raw: [light, { ...light, Banco: 'OTRA S.A.', relacion_cuota_ingreso_pct: 18.25 }] });
    const shares = () =>
      [...document.querySelectorAll('article dd')].flatMap(
        ({ textContent }) => /^⟦results card share⟧ (.+)$/.exec(textContent ?? '')?.[1] ?? [],
      );
    expect(shares()).toEqual([]);
    await page
      .getByRole('radio', { name: results.sorts.find(({ id }) => id === 'ingreso')?.label ?? '' })
      .click();
    await eventually(() => expect(shares()).toEqual(['12,40\u00A0%', '18,25\u00A0%']));
  });

  it('[S1-09 S4.2-05] reorders, writes the address over and goes back to page 1', async () => {
    await showResults({ raw: DEAR_FIRST }, '?paso=resultados&pagina=2');
    const entries = history.length;
    await sortBy('⟦cuota⟧');
    await eventually(() =>
      expect(shownBanks().slice(0, 2)).toEqual(['ENTIDAD 00017 S.A.', 'ENTIDAD 00016 S.A.']),
    );
    expect([param('paso'), param('orden'), param('pagina')]).toEqual(['resultados', 'cuota', null]);
    expect(history.length).toBe(entries);
    await expect.element(status()).toHaveTextContent('⟦results sorts cuota announce⟧');
  });

  it('keeps every line in its place while another order is drawn', async () => {
    await showResults({ raw: DEAR_FIRST });
    await eventually(() => expect(cards()).toHaveLength(pageSize));
    const before = [...cards()];
    const counts: number[] = [];
    const watch = new MutationObserver(() => counts.push(cards().length));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const banks = shownBanks();
    await sortBy('⟦cuota⟧');
    await eventually(() => {
      expect(shownBanks()).not.toEqual(banks);
      expect(document.querySelector('[data-partial]')).toBeNull();
    });
    watch.disconnect();
    expect(new Set(counts)).toEqual(new Set([pageSize]));
    expect([...cards()]).toEqual(before);
  });

  const offerOf = (Banco: string, cft: number, primera_cuota_ars: number, share: number) => {
    const figures = { cft_nominal_anual: cft, primera_cuota_ars, relacion_cuota_ingreso_pct: share };
    return { ...manyOffers(1)[0], Banco, ...figures };
  };
  const ranked = [
    offerOf('BANCO TIMBO S.A.', 90, 900_000, 30),
    offerOf('UNO S.A.', 50, 400_000, 20),
    offerOf('DOS S.A.', 60, 300_000, 15),
    offerOf('TRES S.A.', 70, 350_000, 10),
  ];

  it("[S2.6-13 S2.7-39] starts with the page's own lender, recommended, by every sort", async () => {
    await showResults({ lender: lenderOf('Timbo', 'BANCO TIMBO S.A.'), raw: ranked }, '?orden=cuota');
    for (const [name, others] of [
      ['⟦cft⟧', ['UNO S.A.', 'DOS S.A.', 'TRES S.A.']],
      ['⟦cuota⟧', ['DOS S.A.', 'TRES S.A.', 'UNO S.A.']],
      ['⟦ingreso⟧', ['TRES S.A.', 'DOS S.A.', 'UNO S.A.']],
    ] as const) {
      await sortBy(name);
      await eventually(() => expect(shownBanks()).toEqual(['Banco Timbo', ...others]));
      await expect.element(page.getByText('⟦recommended⟧', { exact: true })).toBeVisible();
      expect(document.querySelector('article')?.textContent).toContain('⟦recommended⟧');
    }
  });
});

describe('pages', () => {
  it('[S4.2-06] scroll to the list a moment after the change and take the focus there', async () => {
    await showResults({ raw: THREE_PAGES });
    await goTo('⟦next⟧');
    await expect.element(page.getByRole('region', { name: '⟦results list label⟧' })).toHaveFocus();
    const list = page.getByRole('region', { name: '⟦results list label⟧' }).element();
    await vi.waitFor(() => expect(Math.abs(list.getBoundingClientRect().top)).toBeLessThan(120), 10_000);
  });

  it('[S9.2-05] the buttons of the pages show the first three, the last three, the neighbours and gaps', async () => {
    await showResults({ raw: manyOffers(20 * pageSize) }, '?pagina=10');
    const pager = page.getByRole('navigation', { name: '⟦results pagination label⟧' });
    await expect.element(pager).toHaveTextContent('⟦previous⟧123…91011…181920⟦next⟧');
    await expect
      .element(page.getByRole('button', { name: '⟦current page⟧ 10' }))
      .toHaveAttribute('aria-current');
  });

  it('are not offered when one is enough', async () => {
    await showResults({ raw: manyOffers(pageSize) });
    await eventually(() => expect(cards()).toHaveLength(pageSize));
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});

it('the list of results says that nobody quotes, and shows nothing to sort', async () => {
  await showResults({ raw: [] });
  await expect.element(page.getByRole('heading', { name: '⟦results empty title⟧' })).toBeVisible();
  await expect.element(status()).toHaveTextContent('⟦results status ready none⟧');
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument();
});

it('the list of results ends with the prices that ask for something, under a heading that counts them and the cheaper ones', async () => {
  const tiedAt = (Banco: string, cft: number) => ({
    ...golden,
    Banco,
    condicion: 'cuenta_sueldo',
    cft_nominal_anual: cft,
  });
  const open = { ...golden, Banco: 'ABIERTA S.A.', producto: 'Libre', cft_nominal_anual: 80 };
  await showResults({
    form: goldenForm,
    raw: [open, tiedAt('ATADA UNO S.A.', 60), tiedAt('ATADA DOS S.A.', 90)],
  });
  await eventually(() => expect(shownBanks()).toEqual(['ABIERTA S.A.', 'ATADA UNO S.A.', 'ATADA DOS S.A.']));
  const { more, cheaper } = results.tied;
  const name = `${pluralize(more, 2)} ${pluralize(cheaper, 1)}`;
  await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
