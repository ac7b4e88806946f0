import { stylesheet } from '#ui/stylesheet.ts';
import { color, radius, space } from '#ui/tokens.ts';

const notice = {
  padding: `${space.m}px ${space.l}px`,
  borderRadius: radius.control,
  borderLeft: '3px solid currentColor',
} as const;

/** Boxes that say something about the page's state, by tone. */
export const messages = stylesheet({
  good: { ...notice, color: color.good, background: color.goodTint },
  warn: { ...notice, color: color.warn, background: color.warnTint },
  /** A span where it may stand within a sentence. */
  bad: { ...notice, color: color.bad, background: color.badTint, 'span&': { display: 'block' } },
  info: { ...notice, color: color.info, background: color.infoTint },
});
