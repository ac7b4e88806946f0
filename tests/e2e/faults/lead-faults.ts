import type { Fault, Sees } from './fault-visit.ts';
import { ERROR, pressAnd, refused } from './provider-faults.ts';

/* What the leads' endpoint does wrong. */

const offers: Sees = { view: 'offers', hides: [ERROR] };
/** A lead may take 2.5 s. */
const pressAndWait = pressAnd(async (visit) => {
  await visit.leadSent();
  await visit.pass(3);
});
/** The page as it would be for a site, or a lender, whose leads must not be lost. */
const blocking: Partial<Fault> = {
  arrange: (visit) =>
    visit.rewritePage((html) => html.replaceAll('"onFailure":"log"', '"onFailure":"block"')),
  leads: 1,
};

const LEADS: readonly Fault[] = [
  { id: 'is refused with status 500', lead: { status: 500 }, sees: offers },
  { id: 'is taken', act: pressAnd((visit) => visit.leadWritten()), sees: offers },
  { id: 'cannot be sent', lead: { fails: 'failed' }, sees: offers },
  { id: 'is never answered', lead: 'held', act: pressAndWait, sees: offers },
  {
    id: 'is redirected to where the policy does not allow',
    lead: { status: 302, headers: { Location: 'https://hojas.example/echo' } },
    violatesPolicy: true,
    sees: offers,
  },
  {
    id: 'is on its way when the tab closes',
    act: async (visit) => {
      const sent = visit.leadSent();
      await visit.press();
      await sent;
      await visit.page.close();
      await visit.leadWritten();
    },
    sees: { view: 'nothing' },
    leads: 1,
  },
  { id: 'is refused where leads must not be lost', ...blocking, lead: { status: 500 }, sees: refused },
  {
    id: 'is never answered where leads must not be lost',
    ...blocking,
    lead: 'held',
    act: pressAndWait,
    sees: refused,
  },
];

export const leadFaults: readonly Fault[] = LEADS.map((fault) => ({ ...fault, id: `the lead ${fault.id}` }));
