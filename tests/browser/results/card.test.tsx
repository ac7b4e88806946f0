import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import {
  cardText,
  lenderOf,
  manyOffers,
  personal,
  resetAddress,
  showResults,
  shownBanks,
} from '../../support/results-screen.tsx';

afterEach(resetAddress);

const BANDS = results.bands.map(({ label, upTo }, at) =>
  fillTemplate(label, { from: results.bands[at - 1]?.upTo ?? 0, upTo: upTo ?? '' }),
);
const { card, conditions, filters, marketplace, own, payer } = results;

// A bank's published example: 61 % TNA, $1,000,000 over 12 months.
const golden = {
  Banco: 'DORADO S.A.',
  primera_cuota_ars: 124_031.3,
  cft_nominal_anual: 73.81,
  relacion_cuota_ingreso_pct: 12.4,
  plazo_max_meses: 72,
};
const form = {
  employment: 'relacion_dependencia',
  term: 12,
  amount: 1_000_000,
  netSalary: 1_000_000,
  seniority: '2_3_anos',
  age: 40,
  province: 'caba',
};
const showOne = (changes: Partial<typeof golden> = {}) =>
  showResults({ form, raw: [{ ...golden, ...changes }] });

describe('a card', () => {
  it.each([
    ['the nominal CFT with its unit', 'CFT nominal añal73,81 %'],
    ['the effective one beside it', '104,68 % ifictova añal'],
    ['the first instalment', 'Primera entrega$ 124.031'],
    ['what it falls to, marked as estimated', 'Baja a $ 114.508 en la final (istomeda)'],
    ['the estimated total', 'Total istomeda$ 1.435.933'],
    ['what $100,000 cost', 'Por cede $100.000 reintegrás $ 143.593'],
    ['the share of income with its band', `${BANDS[0]} 12,40 % `],
    ['the longest term', 'Lapso máximo: 6 abriles'],
  ])('tells %s', async (_, text) => {
    await showOne();
    expect(cardText('DORADO S.A.')).toContain(text);
  });

  it.each([
    [30, BANDS[0]],
    [30.01, BANDS[1]],
    [40, BANDS[1]],
    [40.01, BANDS[2]],
  ])('puts %d %% of the income into its band', async (share, label) => {
    await showOne({ relacion_cuota_ingreso_pct: share });
    expect(cardText('DORADO S.A.')).toContain(label);
  });

  it('says that a term is out of reach, derives nothing and is never the best', async () => {
    await showResults({
      form,
      raw: [golden, { ...golden, Banco: 'CORTO S.A.', cft_nominal_anual: 50, plazo_max_meses: 6 }],
    });
    expect(cardText('CORTO S.A.')).toContain('Fía hasta 6 lunas: no llega al lapso que pediste');
    expect(cardText('CORTO S.A.')).not.toContain('Total istomeda');
    expect(cardText('CORTO S.A.')).not.toContain('Mejor CFT');
    expect(cardText('DORADO S.A.')).toContain('Mejor CFT');
  });

  it('shows only what the provider said when its figures contradict each other', async () => {
    await showOne({ cft_nominal_anual: 500 });
    const text = cardText('DORADO S.A.');
    expect(text).toContain('no coinciden entre sí. Mostramos solo lo que informó.');
    expect(text).toContain('500,00 %');
    expect(text).not.toMatch(/Total istomeda|Baja a|Por cede/);
  });

  it('says that a price was declared long ago', async () => {
    await showResults({ form, raw: [{ ...golden, declarado: '2020-01-01' }] });
    expect(cardText('DORADO S.A.')).toContain(card.declaredOld.split('{age}')[0]);
  });
});

describe('a price with a condition', () => {
  const tied = { ...golden, cft_nominal_anual: 60, primera_cuota_ars: 110_000, condicion: 'cuenta_sueldo' };
  const raw = [golden, tied, { ...golden, Banco: 'OTRO S.A.', cft_nominal_anual: 65 }];
  const only = fillTemplate(conditions.cuenta_sueldo.only, { bank: 'DORADO S.A.' });

  it('stands behind the open one, and leads where the visitor is paid', async () => {
    await showResults({ form, raw });
    expect(shownBanks()).toEqual(['OTRO S.A.', 'DORADO S.A.']);
    expect(cardText('DORADO S.A.')).toContain('$ 110.000');
    expect(cardText('DORADO S.A.')).not.toContain(only);
    await page.getByRole('button', { name: filters.title }).click();
    await page.getByLabelText(payer.label).selectOptions('DORADO S.A.');
    await vi.waitFor(() => expect(shownBanks()).toEqual(['DORADO S.A.', 'OTRO S.A.']));
    expect(cardText('DORADO S.A.')).toContain('60,00 %');
    expect(cardText('DORADO S.A.')).toContain(only);
    await expect
      .element(page.getByRole('status').last())
      .toHaveTextContent(fillTemplate(payer.chosen, { bank: 'DORADO S.A.' }));
  });

  it('alone says so, is never the best, and goes with the filter', async () => {
    await showResults({ form, raw: raw.slice(1) });
    expect(cardText('DORADO S.A.')).toContain(only);
    expect(cardText('DORADO S.A.')).not.toContain(results.sorts[0].badge);
    expect(cardText('OTRO S.A.')).toContain(results.sorts[0].badge);
    await page.getByRole('button', { name: filters.title }).click();
    await page.getByRole('checkbox', { name: filters.openOnly }).click();
    await vi.waitFor(() => expect(shownBanks()).toEqual(['OTRO S.A.']));
  });
});

describe("the page's own lender", () => {
  it('comes first and leads to the cheapest', async () => {
    const cheap = { ...golden, Banco: 'OTRO S.A.', primera_cuota_ars: 120_000, cft_nominal_anual: 65 };
    await showResults({ form, raw: [golden, cheap], lender: lenderOf('Dorado', golden.Banco) });
    expect(shownBanks()[0]).toBe('DORADO S.A.');
    expect(cardText('DORADO S.A.')).toContain(own.first);
    await page.getByRole('button', { name: fillTemplate(own.show, { bank: 'OTRO S.A.' }) }).click();
    await expect.element(page.getByRole('heading', { name: /OTRO/ }).first()).toHaveFocus();
  });
});

describe('going on to the marketplace', () => {
  const PLAIN = 'https://umbral.example/AR/prestamos?banco=7&autosubmit=true&utm_source=calculador';
  const FULL = `${PLAIN}&dni=12345678&email=ana%40correo.example&g=f&tel=1155551234`;

  /** Follows a link as the browser would, without leaving: tells the address it would have opened. */
  async function followed(act: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    const stay = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link) seen.push(link.href);
      event.preventDefault();
    };
    for (const type of ['click', 'auxclick']) document.addEventListener(type, stay);
    await act();
    for (const type of ['click', 'auxclick']) document.removeEventListener(type, stay);
    return seen;
  }
  const main = () => page.getByRole('link', { name: /^Pedir el crédito de DORADO/ });

  it('leaves nothing about the visitor in the page before', async () => {
    await showOne();
    const html = document.body.innerHTML;
    for (const value of [personal.dni, personal.email, encodeURIComponent(personal.email), personal.phone])
      expect(html).not.toContain(value);
    await expect.element(main()).toHaveAttribute('href', PLAIN);
    await expect.element(main()).toHaveAttribute('target', '_blank');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a click', () => main().click()],
    ['a click for a new tab', () => main().click({ modifiers: ['ControlOrMeta'] })],
    ['the middle button', () => main().click({ button: 'middle' })],
    [
      'the keyboard',
      async () => {
        (main().element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('carries the data by %s, and takes them back', async (_, act) => {
    await showOne();
    expect(await followed(act)).toEqual([FULL]);
    await expect.element(main()).toHaveAttribute('href', PLAIN);
  });

  it('is possible without the data', async () => {
    await showOne();
    await page.getByRole('checkbox', { name: marketplace.without }).click();
    expect(await followed(() => main().click())).toEqual([PLAIN]);
  });

  it('is where the advert leads too', async () => {
    await showOne();
    expect(await followed(() => page.getByRole('link', { name: /Mirar si lo tengo/ }).click())).toEqual([
      FULL,
    ]);
  });
});

describe('filters', () => {
  const raw = [
    { ...golden, Banco: 'BANCO TIMBO S.A.' },
    { ...golden, Banco: 'LAPACHO ONLINE S.A.', primera_cuota_ars: 130_000, relacion_cuota_ingreso_pct: 32 },
    { ...golden, Banco: 'OTRA S.A.', plazo_max_meses: 6, relacion_cuota_ingreso_pct: 41 },
  ];
  const open = () => page.getByRole('button', { name: filters.title }).first().click();
  const show = async () => {
    await showResults({ form, raw });
    await open();
  };
  const names = () =>
    [...document.querySelectorAll('article h3')].map((heading) => heading.lastChild?.textContent).toSorted();
  const status = () => page.getByRole('status').last();

  it('by kind of lender', async () => {
    await show();
    await page.getByRole('radio', { name: 'Entes' }).click();
    await vi.waitFor(() => expect(names()).toEqual(['Benca Timbo']));
    await expect.element(status()).toHaveTextContent('Queda 1 propuesta');
    await page.getByRole('radio', { name: 'Fontichs y otras' }).click();
    await vi.waitFor(() => expect(names()).toHaveLength(2));
  });

  it('by instalment, share of income and term, together, and clears them', async () => {
    await show();
    await page.getByLabelText('Entrega de hasta').fill('125.000');
    await vi.waitFor(() => expect(names()).toEqual(['Benca Timbo', 'OTRA S.A.']));
    await page.getByRole('checkbox', { name: 'Que llegue al lapso que pedí' }).click();
    await vi.waitFor(() => expect(names()).toEqual(['Benca Timbo']));
    await page.getByRole('button', { name: 'Sacar cribas' }).click();
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    await page.getByRole('checkbox', { name: /hasta el 30 % de mi haber/ }).click();
    await vi.waitFor(() => expect(names()).toEqual(['Benca Timbo']));
  });

  it('that leave nothing say so and offer the way back', async () => {
    await show();
    await page.getByLabelText('Entrega de hasta').fill('1');
    await expect.element(page.getByText('Ninguna propuesta cumple con esos cribas.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Sacar cribas' }).first().click();
    await vi.waitFor(() => expect(names()).toHaveLength(3));
  });

  it('go back to page 1', async () => {
    await showResults({ raw: manyOffers(17) }, '?paso=resultados&pagina=3');
    await open();
    await page.getByRole('checkbox', { name: 'Que llegue al lapso que pedí' }).click();
    await vi.waitFor(() => expect(location.search).toBe('?paso=resultados'));
  });

  it('stand behind one button, which tells how many are set', async () => {
    await showResults({ form, raw });
    await expect.element(page.getByRole('radio', { name: 'Entes' })).not.toBeInTheDocument();
    await open();
    await page.getByRole('radio', { name: 'Entes' }).click();
    await vi.waitFor(() => expect(names()).toEqual(['Benca Timbo']));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('radio', { name: 'Entes' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Cribar/ })).toHaveTextContent('(1 filtro)');
    expect(names()).toEqual(['Benca Timbo']);
  });

  it('tell how many offers each would leave', async () => {
    await show();
    const label = (text: string) => page.getByText(text, { exact: false }).first();
    await expect.element(label('Que llegue al lapso que pedí')).toHaveTextContent('(2)');
    await expect.element(label('Fontichs y otras')).toHaveTextContent('(2)');
    await page.getByRole('radio', { name: 'Entes' }).click();
    await expect.element(label('Que llegue al lapso que pedí')).toHaveTextContent('(1)');
    await expect.element(label('Fontichs y otras')).toHaveTextContent('(2)');
  });
});
