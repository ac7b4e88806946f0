import { holdsOn } from '#domain/period.ts';
import type { Content } from '#site/content.ts';

/** The content as it holds on a day of Buenos Aires (`YYYY-MM-DD`): without what has not begun, or is over. */
export const contentOn = (content: Content, day: string): Content => ({
  ...content,
  landings: content.landings.filter((landing) => holdsOn(landing, day)),
});
