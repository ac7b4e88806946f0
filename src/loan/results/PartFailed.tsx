import { useSimulation } from '#loan/results/simulation.ts';
import { notices } from '#ui/notices.styles.ts';

/** In the place of what was opened and could not be fetched. */
export const PartFailed = () => (
  <p className={notices.bad} role="alert" data-failed="">
    {useSimulation().site.unexpectedError.text}
  </p>
);
