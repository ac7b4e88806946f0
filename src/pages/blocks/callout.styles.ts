import { stylesheet } from '#ui/stylesheet.ts';
import { color, space } from '#ui/tokens.ts';

/** Apart from the styles of long texts, which a short page with a callout does without. */
export const styles = stylesheet({
  callout: { display: 'grid', gap: space.xs, '& p': { color: color.ink } },
});
