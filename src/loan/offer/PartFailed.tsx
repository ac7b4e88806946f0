import { Unloaded } from '#loan/form/ReloadButton.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';

/** Stands for a part that a press asked for and that could not be fetched; the focus goes to the button that reloads. */
export const PressFailed = () => <Unloaded {...useSimulation().site.unexpectedError} />;

/** Stands for a part that no press asked for and that could not be fetched; the focus stays where it is. */
export const PartFailed = () => <Unloaded {...useSimulation().site.unexpectedError} isUnasked />;
