import latePanels from '#generated/content/latePanels.json';
import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { OpenedOffer, PanelsSlots } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Fold } from '#ui/panels/Fold.tsx';

const LateInstalment = deferred(
  () => import('#features/late/LateInstalment.tsx'),
  'LateInstalment',
  PressFailed,
);

const LateFold = ({ folds, ...opened }: OpenedOffer) => (
  <Fold name={folds} title={useWords().latePanels.title}>
    <LateInstalment {...opened} />
  </Fold>
);

export const slots: PanelsSlots = { Fold: withWords(LateFold, { latePanels }) };
