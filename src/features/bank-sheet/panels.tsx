import bankSheetPanels from '#generated/content/bankSheetPanels.json';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { OpenedOffer, PanelsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { deferred } from '#ui/deferred.tsx';
import { Modal } from '#ui/panels/Modal.tsx';

const BankSheet = deferred(() => import('#features/bank-sheet/BankSheet.tsx'), 'BankSheet', PressFailed);

function OpenSheet(props: OpenedOffer) {
  const { bankSheetPanels: texts, results } = useWords();
  return (
    <Modal title={texts.open} closeText={results.buttons.close} className={buttons.secondary} isWide>
      <BankSheet {...props} />
    </Modal>
  );
}

export const slots: PanelsSlots = { Act: withWords(OpenSheet, { bankSheetPanels }) };
