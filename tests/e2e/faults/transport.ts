import { content } from '#scripts/review/visitor/content.ts';
import { type Fault, ERROR } from './fault.ts';

type Failure = { id: string } & Pick<Fault, 'provider' | 'act' | 'arrange'> & { texts?: string[] };

const failure = ({ id, texts = [], ...fault }: Failure): Fault => ({
  id,
  group: 'transport',
  ...fault,
  sees: { view: 'error', texts: [ERROR, ...texts] },
});

/** Seconds after which the site gives up, and a little more. */
const TIME_OUT = 46;

export const transport: readonly Fault[] = [
  failure({ id: 'the request fails', provider: { fails: 'failed' } }),
  failure({ id: 'the connection times out', provider: { fails: 'timedout' } }),
  failure({ id: 'the connection is refused', provider: { fails: 'connectionrefused' } }),
  failure({ id: 'an extension blocks the request', provider: { fails: 'blockedbyclient' } }),
  failure({ id: 'the name does not resolve', provider: { fails: 'namenotresolved' } }),
  failure({
    id: 'the device is offline',
    texts: [content.personal.offline],
    act: async (visit) => {
      await visit.toPersonal();
      await visit.page.context().setOffline(true);
      await visit.press();
    },
  }),
  failure({ id: 'the connection is reset', provider: { socket: 'reset' } }),
  failure({ id: 'the connection closes without an answer', provider: { socket: 'close' } }),
  failure({
    id: 'the connection is reset in the middle of the answer',
    provider: { socket: 'reset-in-body' },
  }),
  {
    id: 'the answer takes 30 s and is fine',
    group: 'transport',
    provider: 'held',
    act: async (visit) => {
      await visit.press();
      await visit.pass(1);
      await visit.sees(content.personal.cancel);
      await visit.pass(30);
      await visit.sees(content.personal.waits.asked.at(-1)!.text);
      await visit.release();
    },
    sees: { view: 'offers' },
  },
  failure({
    id: 'the answer never comes',
    provider: { socket: 'silence' },
    act: async (visit) => {
      await visit.press();
      await visit.pass(TIME_OUT);
    },
  }),
  failure({
    id: 'the answer begins and never ends',
    provider: { socket: 'head-then-silence' },
    act: async (visit) => {
      await visit.press();
      await visit.pass(TIME_OUT);
    },
  }),
];
