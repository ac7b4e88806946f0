import { sheet } from '#ui/sheet.ts';
import { color, media, type } from '#ui/tokens.ts';

export const styles = sheet({
  outcome: { color: color.soft, maxWidth: '90ch', [media.narrow]: type.small },
});
