import { describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { attributesOf, pageAt, readable, textOf, textsOf } from '../../support/rendered-pages.ts';

const page = pageAt('/bancos');
const cards = page.querySelectorAll('[data-lender]');
const lenderNamed = (name: string) => content.lenders.find((lender) => lender.name === name);

describe('the directory', () => {
  it('names itself', () => {
    expect(textOf(page, 'h1')).toBe('Todos los Bancos disponibles');
    expect(textsOf(page, 'h2')).toEqual(['Bancos Tradicionales', 'Fintechs & Digitales']);
  });

  it('counts its lenders and promises the simulation in two minutes', () => {
    const counters = textsOf(page, 'main li').slice(0, 4);
    expect(counters).toEqual(['20 entidades', '18 bancos', '2 fintechs', '2min de simulación']);
  });

  it('shows 18 banks and 2 fintechs, only these marked', () => {
    expect(page.querySelectorAll('[data-lender="banco"]')).toHaveLength(18);
    expect(page.querySelectorAll('[data-lender="fintech"]')).toHaveLength(2);
    const marked = cards.filter((card) => readable(card.textContent).includes('FINTECH'));
    expect(marked.map((card) => textOf(card, 'h3'))).toEqual(['Moni', lenderNamed('Naranja X')?.name]);
  });

  it.each(content.lenders.map((lender) => [lender.name, lender] as const))(
    'has a whole card of %s',
    (name, lender) => {
      const card = cards.find((one) => textOf(one, 'h3') === name);
      if (!card) throw new Error(`No card of ${name}`);
      const text = readable(card.textContent);
      expect(text).toContain(`Desde ${lender.founded}`);
      expect(text).toContain(lender.directory.description);
      expect(textsOf(card, 'li')).toEqual(lender.directory.highlights);
      expect(attributesOf(card, 'img', 'src')).toEqual([`/assets/logos/${lender.logo}`]);
      expect(textsOf(card, 'a')).toEqual(['Simular Préstamo']);
      expect(attributesOf(card, 'a', 'href')).toEqual([lender.page ? `/${lender.id}` : '/simular']);
      expect(attributesOf(card, 'a', 'aria-label')).toEqual([`Simular Préstamo en ${name}`]);
    },
  );

  it('sends a lender without a page of its own to the simulator', () => {
    expect(attributesOf(page, '[data-lender] a', 'href').filter((href) => href === '/simular')).toHaveLength(
      1,
    );
  });

  it('keeps the order that marketing chose', () => {
    const first = content.lenders.find(({ id }) => id === content.directory.order[0]);
    expect(textOf(page, 'h3')).toBe(first?.name);
  });

  it('says of provincial lenders where they are, and nothing of the others', () => {
    const marked = cards.filter((card) => card.getAttributeValue('data-provinces') !== null);
    expect(marked).toHaveLength(content.lenders.filter(({ provinces }) => provinces).length);
  });

  it('closes with a way to compare them all', () => {
    const closing = page.querySelectorAll('main a').find((link) => /Comparar/.test(link.textContent));
    expect(readable(closing?.textContent ?? '')).toBe('Comparar Todos los Bancos');
    expect(closing?.getAttributeValue('href')).toBe('/');
  });
});
