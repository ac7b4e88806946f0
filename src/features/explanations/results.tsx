import explanationsButton from '#generated/content/explanationsButton.json';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { ResultsSlots, TermsProps } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { deferred } from '#ui/deferred.tsx';
import { AskIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/panels/Modal.tsx';

const Explanations = deferred(
  () => import('#features/explanations/Explanations.tsx'),
  'Explanations',
  PressFailed,
);

/** A button that opens what some figures mean. */
function Explained({ terms, isShort = false }: TermsProps) {
  const { explanationsButton: texts, results } = useWords();
  return (
    <Modal
      title={texts.button}
      button={isShort ? <AskIcon /> : texts.button}
      isSign={isShort}
      closeText={results.buttons.close}
      className={buttons.quiet}
    >
      <Explanations terms={terms} />
    </Modal>
  );
}

export const slots: ResultsSlots = { Explained: withWords(Explained, { explanationsButton }) };
