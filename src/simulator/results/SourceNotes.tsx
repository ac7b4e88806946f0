import { formatShortDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import type { Catalogue } from '#generated/types.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { buttons } from '#ui/buttons.styles.ts';

const { notices } = results;

type SourceNotesProps = { catalogue: Catalogue | null; onErase: () => void };

/** Where the figures come from, of which date, and what they are not. */
export function SourceNotes({ catalogue, onErase }: SourceNotesProps) {
  const { provider, privacy } = useSimulation().site;
  // Without an address of its own the provider is the embedded one, which quotes from the catalogue.
  const isEmbedded = provider.baseUrl === '';
  const source =
    isEmbedded && catalogue
      ? fillTemplate(notices.source, { source: catalogue.source, date: formatShortDate(catalogue.asOf) })
      : notices.sourceUnknown;
  return (
    <div className={styles.notes}>
      <p className={styles.note}>{source}</p>
      <p className={styles.note}>
        {notices.estimated} {notices.historyFree}
      </p>
      <div className={`${styles.note} ${styles.more} ${styles.screenOnly}`}>
        <button className={buttons.quiet} type="button" onClick={onErase}>
          {privacy.erase}
        </button>
        {privacy.eraseHint}
      </div>
    </div>
  );
}
