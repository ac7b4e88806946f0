import { memoizeByRef } from '#domain/memoize-by-ref.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';

/** The catalogue ready to quote from; worked out once per catalogue. */
export const marketIndex = memoizeByRef(buildIndex);
