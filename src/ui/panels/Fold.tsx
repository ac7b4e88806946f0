import { type ReactNode, useRef, useState } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import { styles } from '#ui/panels/fold.styles.ts';

type FoldProps = {
  /** Folds of one name open one at a time. */
  name: string;
  title: string;
  children: ReactNode;
};

/** Its content exists once it was opened; what could not be fetched is asked for again the next time. */
export function Fold({ name, title, children }: FoldProps) {
  const [openings, setOpenings] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const unfold = () => {
    if (openings === 0 || content.current?.querySelector('[data-failed]')) setOpenings(openings + 1);
  };
  return (
    <details className={styles.fold} name={name} onToggle={unfold}>
      <summary>
        <h4>{title}</h4>
        <ChevronIcon />
      </summary>
      {openings > 0 && (
        <div key={openings} ref={content} className={styles.content}>
          {children}
        </div>
      )}
    </details>
  );
}
