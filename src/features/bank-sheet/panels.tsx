import { useState } from 'react';
import bankSheetPanels from '#generated/content/bankSheetPanels.json';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { OpenedOffer, PanelsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { deferred } from '#ui/deferred.tsx';

const BankSheet = deferred(() => import('#features/bank-sheet/BankSheet.tsx'), 'BankSheet', PressFailed);

/** Opens the sheet that one takes to the bank. */
function OpenSheet(props: OpenedOffer) {
  // Presses since it was last closed: after one that failed to fetch it, the next fetches again.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        look="secondary"
        text={useWords().bankSheetPanels.open}
        onClick={() => setPresses(presses + 1)}
      />
      {presses > 0 && <BankSheet key={presses} {...props} onClose={() => setPresses(0)} />}
    </>
  );
}

export const slots: PanelsSlots = { Act: withWords(OpenSheet, { bankSheetPanels }) };
