import type { AsyncCommand } from 'fast-check';
import { agree, type Model } from './flow-model.ts';
import type { FlowScreen, Seen } from '../../support/dom/flow-screen.tsx';

/** How often each command was really carried out, over all sequences. */
export const done = new Map<string, number>();

export type Command = AsyncCommand<Model, FlowScreen>;

export const command = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, screen: FlowScreen) => unknown,
): Command => ({
  check,
  run: async (model, screen) => {
    model.trail.push(name);
    await run(model, screen);
    done.set(name, (done.get(name) ?? 0) + 1);
    await agree(model, screen);
  },
  toString: () => name,
});

export const on =
  (...views: Seen['view'][]) =>
  ({ view }: Readonly<Model>): boolean =>
    views.includes(view);
