import type { Information, Legal } from '#generated/types.ts';

/** A block of a long text; `schema/legal.schema.json` and `schema/information.schema.json` say what each holds. */
export type Block =
  | Legal['sections'][number]['blocks'][number]
  | Information['sections'][number]['blocks'][number];
