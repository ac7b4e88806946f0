import { bodies } from './bodies.ts';
import { client } from './client.ts';
import type { Fault } from './fault.ts';
import { leads } from './leads.ts';
import { oddOffers } from './offers.ts';
import { sizes } from './sizes.ts';
import { statuses } from './status.ts';
import { transport } from './transport.ts';

/** Everything that goes wrong in the fault matrix. */
export const FAULTS: readonly Fault[] = [
  ...transport,
  ...statuses,
  ...bodies,
  ...oddOffers,
  ...sizes,
  ...leads,
  ...client,
];
