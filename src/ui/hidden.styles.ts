import { sheet } from '#ui/sheet.ts';
import { mixin } from '#ui/tokens.ts';

/** Text for screen readers alone. */
export const hidden = sheet({ text: mixin.unseen });
