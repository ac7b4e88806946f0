import type { Legal } from '#generated/types.ts';

/** A block of a long text; `schema/legal.schema.json` says what each holds. */
export type Block = Legal['sections'][number]['blocks'][number];
