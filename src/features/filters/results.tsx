import { pluralize } from '#domain/template.ts';
import { activeFilters, type Filters, filtersOf, NO_FILTERS, passesAll } from '#features/filters/filters.ts';
import { styles } from '#features/filters/filters.styles.ts';
import filters from '#generated/content/filters.json';
import { FeaturePart } from '#loan/results/deferred-panels.ts';
import type { NarrowProps, ResultsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { Modal } from '#ui/panels/Modal.tsx';

/** Narrows the list down, behind one button that shows how many filters are set. */
function Narrow({ narrowing, count, onNarrow }: NarrowProps) {
  const { filters: texts, results } = useWords();
  const set = filtersOf(narrowing);
  const active = activeFilters(set);
  const choose = (chosen: Filters) =>
    onNarrow({
      passes: passesAll(chosen, results.bands[0].upTo ?? Infinity),
      said: (left) => (left === 0 ? texts.none : pluralize(texts.result, left)),
      noneTitle: texts.noneTitle,
      filters: chosen,
    });
  const clear = () => choose(NO_FILTERS);
  const button = (
    <>
      <span>{texts.title}</span>
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
    <>
      <Modal
        title={texts.title}
        button={button}
        closeText={results.buttons.close}
        className={buttons.compact}
      >
        <FeaturePart
          part="filters"
          props={{
            filters: set,
            count,
            onChange: (change: Partial<Filters>) => choose({ ...set, ...change }),
            onClear: clear,
          }}
        />
      </Modal>
      {count === 0 && (
        <p className={styles.none}>
          {texts.none} <Button look="quiet" text={texts.clear} onClick={clear} />
        </p>
      )}
    </>
  );
}

export const slots: ResultsSlots = { Narrow: withWords(Narrow, { filters }) };
