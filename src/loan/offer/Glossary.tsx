import { PressFailed } from '#loan/offer/PartFailed.tsx';
import type { GlossaryProps } from '#loan/tools/GlossaryTerms.tsx';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { deferred } from '#ui/deferred.tsx';
import { AskIcon } from '#ui/icons.tsx';
import { Popover } from '#ui/panels/Popover.tsx';

const GlossaryTerms = deferred(() => import('#loan/tools/GlossaryTerms.tsx'), 'GlossaryTerms', PressFailed);

type ExplainedProps = GlossaryProps & {
  /** A sign beside the figures instead of words. */
  isShort?: boolean;
};

/** A button that opens what some figures mean. */
export function ExplainedFigures({ terms, isShort = false }: ExplainedProps) {
  const { explanations, buttons: texts } = useWords().results;
  return (
    <Popover
      title={explanations.button}
      button={isShort ? <AskIcon /> : explanations.button}
      isSign={isShort}
      closeText={texts.close}
      className={buttons.quiet}
    >
      <GlossaryTerms terms={terms} />
    </Popover>
  );
}
