import { type Fault, type Sees, ERROR } from './fault.ts';
import type { FaultVisit } from './fault-visit.ts';

const offers: Sees = { view: 'offers', hides: [ERROR] };

/** The page as it would be for a site, or a lender, whose leads must not be lost. */
const blocking = (visit: FaultVisit) =>
  visit.rewritePage((html) => html.replaceAll('"onFailure":"log"', '"onFailure":"block"'));

/** A lead may take 2.5 s. */
const pressAndWait = async (visit: FaultVisit): Promise<void> => {
  await visit.press();
  await visit.leadSent();
  await visit.pass(3);
};

const LEADS: readonly Omit<Fault, 'group'>[] = [
  { id: 'is taken', act: (visit) => visit.press().then(() => visit.leadWritten()), sees: offers },
  { id: 'is refused with status 500', lead: { status: 500 }, sees: offers },
  { id: 'is refused with status 429', lead: { status: 429, headers: { 'Retry-After': '60' } }, sees: offers },
  { id: 'cannot be sent', lead: { fails: 'failed' }, sees: offers },
  { id: 'is blocked by an ad blocker', lead: { fails: 'blockedbyclient' }, sees: offers },
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
  {
    id: 'is refused where leads must not be lost',
    arrange: blocking,
    lead: { status: 500 },
    sees: { view: 'error', texts: [ERROR] },
    leads: 1,
  },
  {
    id: 'is never answered where leads must not be lost',
    arrange: blocking,
    lead: 'held',
    act: pressAndWait,
    sees: { view: 'error', texts: [ERROR] },
    leads: 1,
  },
];

export const leads: readonly Fault[] = LEADS.map((fault) => ({
  ...fault,
  id: `the lead ${fault.id}`,
  group: 'lead',
}));
