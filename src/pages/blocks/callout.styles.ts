import { sheet } from '#ui/sheet.ts';
import { color, space } from '#ui/tokens.ts';

/** Apart from the styles of long texts, which a short page with a callout does without. */
export const styles = sheet({
  callout: { display: 'grid', gap: space.xs, '& p': { color: color.ink } },
});
