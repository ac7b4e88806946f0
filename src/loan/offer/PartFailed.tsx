import { ReloadButton } from '#loan/form/ReloadButton.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';
import { notices } from '#ui/notices.styles.ts';

/** Shown in the place of what was opened and could not be fetched. */
export function PartFailed() {
  const { text, reload } = useSimulation().site.unexpectedError;
  return (
    <p className={notices.bad} role="alert" data-failed="">
      {text} <ReloadButton text={reload} />
    </p>
  );
}
