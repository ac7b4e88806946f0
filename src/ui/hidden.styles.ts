import { sheet } from '#ui/sheet.ts';
import { unseen } from '#ui/tokens.ts';

/** Text for screen readers alone. */
export const hidden = sheet({ text: unseen });
