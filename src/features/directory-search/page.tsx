import { provincesOf } from '#domain/quote/eligibility.ts';
import { DirectorySearch, SEARCH_FIELDS } from '#features/directory-search/DirectorySearch.tsx';
import type { Catalogue, Lender } from '#generated/types.ts';
import { Island } from '#islands/Island.tsx';
import { productsOf } from '#site/follow-record.ts';
import { useSite } from '#site/site.ts';
import type { PageSlots } from '#site/slots.ts';

/**
 * Provinces where a lender attends, for who looks for one in theirs: those that it declared loans for and those of its
 * branches, in alphabetical order; none: the whole country.
 */
export function attendedProvinces(catalogue: Catalogue, lender: Lender): string[] {
  const own = productsOf(lender, catalogue);
  const declared = provincesOf(own);
  const isEverywhere = own.length > 0 && declared.length === 0;
  return isEverywhere ? [] : [...new Set([...(lender.branches ?? []), ...declared])].sort();
}

function AboveLenders() {
  const { catalogue, directorySearch, lenders, simulator } = useSite().content;
  const facts = lenders.map((lender) => {
    const { id, also } = lender;
    return [id, { also, provinces: attendedProvinces(catalogue, lender) }] as const;
  });
  return (
    <Island
      name="directory-search"
      component={DirectorySearch}
      props={{
        texts: directorySearch,
        provinces: simulator.provinces,
        lenders: Object.fromEntries(facts),
      }}
      wakesOn={SEARCH_FIELDS}
    />
  );
}

export const slots: PageSlots = { AboveLenders };
