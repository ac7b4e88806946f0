import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  outcome: { color: color.soft, maxWidth: '90ch', [media.narrow]: type.small },
});
