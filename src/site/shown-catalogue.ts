import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Catalogue, Exclusions } from '#generated/types.ts';

/** The catalogue without the entities that the results leave out: what a visitor is shown beforehand. */
export const shownCatalogue = ({
  catalogue,
  exclusions,
}: {
  catalogue: Catalogue;
  exclusions: Exclusions;
}): Catalogue => shown(catalogue)(exclusions);

const shown = memoizeByRef((catalogue: Catalogue) =>
  memoizeByRef(({ names }: Exclusions): Catalogue => {
    const excluded = new Set(names.map(({ name }) => matchKey(name)));
    return {
      ...catalogue,
      products: catalogue.products.filter(
        ({ entity }) => !excluded.has(matchKey(entity)),
      ) as Catalogue['products'],
    };
  }),
);
