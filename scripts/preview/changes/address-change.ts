import type { Lender } from '#generated/types.ts';
import type { LocatedEdit } from '#scripts/preview/changes/diff.ts';

/** The file of a lender before it got another address: of a former address, one that is gone now; undefined without one. */
export const fileBefore = (lender: Partial<Lender> | undefined, isGone: (file: string) => boolean) =>
  lender?.formerIds?.map((id) => `config/lenders/${id}.json`).find(isGone);

const OF_THE_ADDRESS: readonly unknown[] = ['id', 'formerIds', 'logo'];

/** Whether an edit of a lender is not one that another address brings with it. */
export const isApart = ({ was, now }: LocatedEdit): boolean => !OF_THE_ADDRESS.includes(now[0] ?? was[0]);
