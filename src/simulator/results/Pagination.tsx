import { memo } from 'react';
import { pageButtons } from '#domain/offers/paginate.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';

const { pagination: texts } = results;

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void };

/** Pages of the list: the first three, the last three, the neighbours of the current one. */
export const Pagination = memo(function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={`${styles.pager} ${styles.screenOnly}`} aria-label={texts.label}>
      <button
        className={styles.pageButton}
        type="button"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        {texts.previous}
      </button>
      {pageButtons(page, pages).map((button, index) =>
        button === 'gap' ? (
          <span key={`gap-${index}`}>{texts.gap}</span>
        ) : (
          <button
            key={button}
            className={styles.pageButton}
            type="button"
            aria-label={fillTemplate(button === page ? texts.current : texts.page, { page: button })}
            aria-current={button === page ? 'page' : undefined}
            onClick={() => onChange(button)}
          >
            {button}
          </button>
        ),
      )}
      <button
        className={styles.pageButton}
        type="button"
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      >
        {texts.next}
      </button>
    </nav>
  );
});
