import type { Offer } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank.ts';
import { erase, openStored, store } from '#gateways/storage.ts';
import type { Known } from '#loan/slots.ts';

/** What an account does for each condition that one meets: the salary or pension is paid into it, or one is a client. */
const TIES = { cuenta_sueldo: 'paidBy', cliente: 'clientOf' } as const;

/** An account of the visitor: what it is, and the match key of the entity. */
export type Account = { tie: (typeof TIES)[keyof typeof TIES]; code: string };

/** Such an account with the name of the entity. */
export type Tie = Account & { bank: string };

/** What is known of a visitor who named an account. */
export type KnownAccount = Known & {
  account: Account;
  /** Named just now; the answer takes the focus. */
  isNew: boolean;
};

/** Returns the account that would make a price the visitor's; null when no account does. */
export function tieOf({ condition, matchKey, bank }: Offer): Tie | null {
  return condition === 'cuenta_sueldo' || condition === 'cliente'
    ? { tie: TIES[condition], code: matchKey, bank }
    : null;
}

/** Every account that would make a price of an answer the visitor's, the one with the lowest CFT first. */
export function tiesOf(offers: readonly Offer[]): Tie[] {
  const seen = new Set<string>();
  return rankOffers(offers, 'cft').flatMap((offer) => {
    const tie = tieOf(offer);
    if (!tie || seen.has(tie.tie + tie.code)) return [];
    seen.add(tie.tie + tie.code);
    return [tie];
  });
}

/** Whoever is paid into an account of an entity is a client of it. */
export const knownBy = (account: Account, isNew: boolean): KnownAccount => ({
  account,
  isNew,
  meets: ({ condition, matchKey }) =>
    matchKey === account.code &&
    (condition === 'cliente' || (condition === 'cuenta_sueldo' && account.tie === 'paidBy')),
});

/** Where the account that was named on a page is stored: with a key that begins as its form's, it goes with that. */
const keyBeside = (formKey: string): string => `${formKey}-account`;

const LONGEST_CODE = 160;

/** An account from stored data; null for anything that makes no sense. Never throws. */
export function restoreAccount(data: unknown): Account | null {
  const { tie, code } = (data ?? {}) as Partial<Record<string, unknown>>;
  const isCode = typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE;
  return isCode && (tie === 'paidBy' || tie === 'clientOf') ? { tie, code } : null;
}

/** What is known of a visitor by the account that they named on a page before. */
export function knownBefore(formKey: string): KnownAccount | null {
  const account = restoreAccount(openStored(keyBeside(formKey), Infinity));
  return account && knownBy(account, false);
}

/** Stores the account that a visitor named on a page; null for none any more. */
export function keepAccount(formKey: string, account: Account | null): void {
  if (account) store(keyBeside(formKey), account);
  else erase(keyBeside(formKey));
}
