import { memo } from 'react';
import { pageButtons } from '#domain/offers/paginate.ts';
import { fillTemplate } from '#domain/template.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useWords } from '#site/words.tsx';

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void };

/** Pages of the list: the first three, the last three, the neighbours of the current one. */
export const Pagination = memo(function Pagination({ page, pages, onChange }: PaginationProps) {
  const { pagination } = useWords().results;
  if (pages < 2) return null;
  const button = { className: list.pageButton, type: 'button' } as const;
  return (
    <nav className={`${list.pager} ${styles.screenOnly}`} aria-label={pagination.label}>
      <button {...button} disabled={page === 1} onClick={() => onChange(page - 1)}>
        {pagination.previous}
      </button>
      {pageButtons(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={`gap-${index}`}>{pagination.gap}</span>
        ) : (
          <button
            key={number}
            {...button}
            aria-label={fillTemplate(number === page ? pagination.current : pagination.page, {
              page: number,
            })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <button {...button} disabled={page === pages} onClick={() => onChange(page + 1)}>
        {pagination.next}
      </button>
    </nav>
  );
});
