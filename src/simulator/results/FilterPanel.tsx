import { pluralize } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { FilterFields } from '#simulator/results/deferred-panels.ts';
import type { FilterFieldsProps } from '#simulator/results/FilterFields.tsx';
import { Popover } from '#simulator/results/Popover.tsx';
import { styles } from '#simulator/results/results.styles.ts';
import { activeFilters } from '#simulator/results/view.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { filters: texts } = results;

/** Narrows the list down, behind one button that tells how many filters are set. */
export function FilterPanel(props: Omit<FilterFieldsProps, 'active'>) {
  const active = activeFilters(props.filters);
  const button = (
    <>
      {texts.title}
      {active > 0 && (
        <>
          <span className={styles.active} aria-hidden="true">
            {active}
          </span>
          <span className={hidden.text}> ({pluralize(texts.active, active)})</span>
        </>
      )}
    </>
  );
  return (
    <Popover title={texts.title} button={button} className={buttons.secondary}>
      <FilterFields {...props} active={active} />
    </Popover>
  );
}
