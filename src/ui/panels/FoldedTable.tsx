import { type ReactNode, useState } from 'react';
import { buttons } from '#ui/buttons.styles.ts';
import { MonthTable, type MonthTableProps } from '#ui/panels/MonthTable.tsx';
import { styles } from '#ui/panels/month-table.styles.ts';

type FoldedTableProps = {
  texts: { show: string; hide: string };
  table: () => MonthTableProps;
  /** Content beside the button. */
  children?: ReactNode;
};

/** A button that shows the figures as a table, and hides them again. */
export function FoldedTable({ texts, table, children }: FoldedTableProps) {
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
        {children}
      </div>
      {isOpen && <MonthTable {...table()} />}
    </>
  );
}
