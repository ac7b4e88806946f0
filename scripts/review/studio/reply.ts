import type { Lender } from '#generated/types.ts';
import { type Answer, answerWith } from '#scripts/server/provider/answer.ts';
import { type BenchContent, type BenchLoan, benchOffers } from '#scripts/review/studio/bench-offers.ts';
import type { Scenario } from '#scripts/review/studio/scenarios.ts';

export type Asked = { content: BenchContent; lender: Lender | null; loan: BenchLoan };

/** The loan of a simulation's request; what is not a figure counts as the least that makes sense. */
export function loanIn(text: string): BenchLoan {
  const figure = (value: unknown): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(1, value) : 1;
  let fields: Record<string, unknown> = {};
  try {
    fields = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    // A page of ours cannot send this; whoever tries by hand still gets offers.
  }
  const { monto, plazo, sueldo_bolsillo } = fields;
  return { amount: figure(monto), term: figure(plazo), netSalary: figure(sueldo_bolsillo) };
}

/** What the provider of a scenario answers; null when the real one is to be asked. */
export function replyOf({ reply }: Scenario, { content, lender, loan }: Asked): Answer | null {
  if (reply === 'provider') return null;
  if ('status' in reply) return answerWith(reply.status, reply.body);
  const { count, own, disturb } = reply;
  const offers = benchOffers(content, { count, lender, own: own === 'included', loan });
  const sent: unknown[] = disturb ? offers.flatMap(disturb) : offers;
  return answerWith(200, JSON.stringify({ offers: sent }));
}
