import type { ProviderOffer } from '#generated/types.ts';

/** What a price is tied to, besides the limits on loan and income: a code of the wire. */
export type Condition = NonNullable<ProviderOffer['condicion']>;

/** What the visitor said that may meet a condition; null: nothing. */
export type Visitor = {
  /** Match key of the entity where salary or pension is paid into. */
  paidBy: string | null;
  /** Employment code of the form. */
  employment: string | null;
};

type IsMet = (entity: string, visitor: Visitor) => boolean;

/** Whoever is paid into an account of an entity is its client. */
const isPaidThere: IsMet = (entity, { paidBy }) => entity === paidBy;
const isEmployedAs =
  (code: string): IsMet =>
  (_, { employment }) =>
    employment === code;

const IS_MET: Readonly<Record<Condition, IsMet>> = {
  cuenta_sueldo: isPaidThere,
  cliente: isPaidThere,
  empleado_publico: isEmployedAs('empleado_publico'),
  jubilado: isEmployedAs('jubilado'),
  otra: () => false,
};

/**
 * The condition a provider states. One in words that are none of the codes is still a condition: `otra`. What is no
 * text, or an empty one, states none.
 */
export function conditionOf(value: unknown): Condition | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return Object.hasOwn(IS_MET, value) ? (value as Condition) : 'otra';
}

/** Whether the visitor is known to meet an offer's condition; always when it has none. */
export const meetsCondition = (
  { condition, matchKey }: { condition: Condition | null; matchKey: string },
  visitor: Visitor,
): boolean => condition === null || IS_MET[condition](matchKey, visitor);
