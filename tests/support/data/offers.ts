import { matchKey, offerSlug } from '#domain/match-key.ts';
import type { Card } from '#domain/offers/cards.ts';
import { unit } from '#domain/units.ts';

/** An offer as a provider sends it, with `changes` to it. */
export const rawOffer = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  Banco: 'BANCO DE PRUEBA S.A.',
  primera_cuota_ars: 312_117.62,
  cft_nominal_anual: 67.76,
  relacion_cuota_ingreso_pct: 10.4,
  plazo_max_meses: 60,
  ...changes,
});

type Figures = { cft?: number; firstInstalment?: number; incomeShare?: number; maxTerm?: number };
type Said = Partial<Pick<Card, 'id' | 'condition' | 'product' | 'declaredOn' | 'unmet'>>;

/** An offer that passed normalisation, as the card of its entity. */
export function offer(legalName: string, changes: Figures & Said = {}): Card {
  const { cft = 60, firstInstalment = 300_000, incomeShare = 10, maxTerm = 60, ...said } = changes;
  const key = matchKey(legalName);
  return {
    id: key,
    bank: legalName,
    legalName,
    slug: offerSlug(legalName),
    matchKey: key,
    firstInstalment: unit(firstInstalment),
    cft: unit(cft),
    incomeShare: unit(incomeShare),
    maxTerm: unit(maxTerm),
    condition: null,
    requirement: null,
    product: null,
    declaredOn: null,
    row: null,
    instalments: 'decreciente',
    unmet: null,
    conditional: null,
    ...said,
  };
}
