import { stylesheet } from '#ui/stylesheet.ts';
import { mixin } from '#ui/tokens.ts';

/** Text for screen readers alone. */
export const hidden = stylesheet({ text: mixin.unseen });
