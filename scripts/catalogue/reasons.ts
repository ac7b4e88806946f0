import { speaksOfUva } from '#scripts/catalogue/read-names.ts';
import type { Row } from '#scripts/catalogue/row.ts';
import { plainWords } from '#scripts/config/read/wording.ts';

/** Days, YYYY-MM-DD: what was declared before `staleBefore` or after `today` does not count. */
export type Days = { staleBefore: string; today: string };

type Rule = (row: Row, days: Days) => boolean;

const reason = (label: string, applies: Rule = () => false) => ({ label, applies });

/**
 * Why a record is left out, in Spanish; the first rule that applies gives the reason. Without a rate, a term, a highest
 * amount, a beneficiary, a territory or a fixed rate there is nothing to quote; a limit that is not reported is no limit. A
 * CFT below the TEA contradicts itself: the cost holds the interest.
 */
export const REASONS = {
  unreadable: reason('con una cifra ilegible', ({ isReadable }) => !isReadable),
  nameless: reason('sin entidad o sin nombre', ({ code, entity, name }) => !code || !entity || !name),
  'by-hand': reason('excluidos a mano', ({ reading }) => reading.decision === 'drop'),
  uva: reason('en UVA', ({ currency, fullName, shortName }) =>
    speaksOfUva(`${currency} / ${fullName} / ${shortName}`),
  ),
  currency: reason('en otra moneda', ({ currency }) => plainWords(currency) !== 'pesos'),
  'rate-not-fixed': reason('sin tasa fija', ({ rateType }) => plainWords(rateType) !== 'fija'),
  'one-purpose': reason('con un solo destino', ({ reading }) => reading.leavesOut === 'one-purpose'),
  'one-audience': reason('para pocos', ({ reading }) => reading.leavesOut === 'one-audience'),
  'least-price': reason('con el precio más bajo y no el tope', ({ reading }) => reading.isLeastPrice),
  beneficiary: reason('con un beneficiario desconocido', ({ beneficiary }) => beneficiary === null),
  territory: reason('con un territorio desconocido', ({ territory }) => territory === null),
  'no-rate': reason('sin TEA o sin CFT', ({ tea, cftea }) => !tea || !cftea),
  'no-loan': reason('sin plazo o sin monto', ({ maxTerm, maxAmount }) => !maxTerm || !maxAmount),
  contradicts: reason(
    'que se contradicen',
    ({ tea, cftea, minAmount, maxAmount }) => cftea < tea || minAmount > maxAmount,
  ),
  'no-date': reason('sin fecha', ({ reported }) => reported === ''),
  future: reason('con fecha futura', ({ reported }, { today }) => reported > today),
  stale: reason('de hace más de 18 meses', ({ reported }, { staleBefore }) => reported < staleBefore),
  'out-of-range': reason('con un dato fuera de rango'),
  superseded: reason('reemplazados por uno más nuevo'),
  repeated: reason('repetidos'),
};

export type Reason = keyof typeof REASONS;

/** Returns the first reason that leaves a row out; null when there is none. */
export function reasonAgainst(row: Row, days: Days): Reason | null {
  const found = Object.entries(REASONS).find(([, { applies }]) => applies(row, days));
  return found ? (found[0] as Reason) : null;
}
