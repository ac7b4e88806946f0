import { pluralize } from '#domain/template.ts';
import { FilterFields } from '#loan/results/deferred-panels.ts';
import { list } from '#loan/results/list.styles.ts';
import { Modal } from '#ui/panels/Modal.tsx';
import type { ResultsState } from '#loan/results/useResults.ts';
import { activeFilters } from '#loan/results/filters.ts';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

/** Narrows the list down, behind one button that shows how many filters are set. */
export function FilterPanel({ state }: { state: ResultsState }) {
  const { filters: texts, buttons: buttonTexts } = useWords().results;
  const { view, offers } = state;
  const active = activeFilters(view.filters);
  const button = (
    <>
      <span>{texts.title}</span>
      {active > 0 && (
        <>
          <span className={list.active} aria-hidden="true">
            {active}
          </span>
          <span className={hidden.text}> ({pluralize(texts.active, active)})</span>
        </>
      )}
    </>
  );
  return (
    <Modal title={texts.title} button={button} closeText={buttonTexts.close} className={buttons.compact}>
      <FilterFields
        filters={view.filters}
        count={offers.listing.offers.length}
        onChange={state.changeFilters}
        onClear={state.clearFilters}
      />
    </Modal>
  );
}
