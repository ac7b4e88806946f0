import { useState } from 'react';
import { buttons } from '#ui/buttons.styles.ts';
import { MonthTable, type MonthTableProps } from '#ui/panels/MonthTable.tsx';
import { styles } from '#ui/panels/month-table.styles.ts';

type FoldedTableProps = {
  texts: { show: string; hide: string };
  table: () => MonthTableProps;
};

/** A button that shows the figures as a table, and hides them again. */
export function FoldedTable({ texts, table }: FoldedTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        <button
          className={buttons.quiet}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </button>
      </div>
      {isOpen && <MonthTable {...table()} />}
    </>
  );
}
