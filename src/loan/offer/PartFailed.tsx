import { Unloaded } from '#loan/form/ReloadButton.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';

/** Shown in the place of what a press asked for and could not be fetched: the focus goes to the way out. */
export const PressFailed = () => <Unloaded {...useSimulation().site.unexpectedError} />;

/** The same for what nobody pressed for: the visitor stays where they are. */
export const PartFailed = () => <Unloaded {...useSimulation().site.unexpectedError} isUnasked />;
