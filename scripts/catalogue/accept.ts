import { formatPercent, formatShortDate } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import { productKey } from '#scripts/catalogue/changes.ts';
import type { Catalogue } from '#generated/types.ts';

/** A product whose CFT moved too much: it keeps its last accepted figure until the new one is confirmed. */
export type Pending = NonNullable<Catalogue['pending']>[number];

/** Days of refreshes on which the same figure must have been declared. */
const CONFIRMATIONS = 3;
/** Days that a product may keep the figure it had before. */
const LONGEST_WAIT = 7;
const DAY = 86_400_000;

export type Accepted = {
  products: Product[];
  pending: Pending[];
  /** Entities set apart or confirmed, in Spanish, for the report. */
  notes: string[];
};

type Settings = {
  /** Products of the catalogue that is replaced. */
  before: readonly Product[];
  pending: readonly Pending[];
  /** YYYY-MM-DD. */
  today: string;
  /** Part of one by which a CFT may move unconfirmed. */
  tolerance: number;
  /** Whether a person decided to keep a product whatever its figures say. */
  isDecided: (product: Product) => boolean;
};

const daysFrom = (since: string, today: string): number => (Date.parse(today) - Date.parse(since)) / DAY;

const keyOf = ({
  code,
  product,
  beneficiary,
  territory,
}: Pick<Product, 'code' | 'product' | 'beneficiary' | 'territory'>) =>
  productKey({ code, product, beneficiary, territory } as Product);

/** The same figure seen on another day, or for the first time. */
function seenAgain(product: Product, known: Pending | undefined, today: string): Pending {
  const { code, product: name, beneficiary, territory, cftea } = product;
  const isSame = known?.cftea === cftea;
  return {
    code,
    product: name,
    beneficiary,
    territory,
    cftea,
    since: known?.since ?? today,
    last: today,
    seen: isSame ? known.seen + (known.last === today ? 0 : 1) : 1,
  };
}

/**
 * Products as they are accepted: one whose CFT moves by more than the tolerance, up or down, keeps its last accepted
 * figures and their date. It is accepted once the same figure was declared on three days of refreshes, or by a decision;
 * after seven days without either it is left out. No product changes what becomes of another.
 */
export function acceptProducts(products: readonly Product[], settings: Settings): Accepted {
  const { before, pending, today, tolerance, isDecided } = settings;
  const old = new Map(before.map((product) => [productKey(product), product]));
  const waiting = new Map(pending.map((one) => [keyOf(one), one]));
  const accepted: Accepted = { products: [], pending: [], notes: [] };
  for (const product of products) {
    const key = productKey(product);
    const was = old.get(key);
    const isJump = was !== undefined && Math.abs(product.cftea / was.cftea - 1) > tolerance;
    if (!isJump || isDecided(product)) {
      accepted.products.push(product);
      continue;
    }
    const seen = seenAgain(product, waiting.get(key), today);
    const move = `${product.entity}, «${product.product}»: CFT ${formatPercent(was.cftea)} → ${formatPercent(product.cftea)}`;
    if (seen.seen >= CONFIRMATIONS) {
      accepted.products.push(product);
      accepted.notes.push(`${move}, confirmado: lo declaró en ${CONFIRMATIONS} días de control`);
      continue;
    }
    accepted.pending.push(seen);
    if (daysFrom(seen.since, today) <= LONGEST_WAIT) {
      accepted.products.push(was);
      accepted.notes.push(`${move}; sigue con el del ${formatShortDate(was.reported)} hasta que se confirme`);
    } else accepted.notes.push(`${move}; queda afuera: en ${LONGEST_WAIT} días no se confirmó`);
  }
  return accepted;
}
