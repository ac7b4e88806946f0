import { sheet } from '#ui/sheet.ts';
import { color, media, size } from '#ui/tokens.ts';

export const styles = sheet({
  outcome: { color: color.soft, maxWidth: '90ch', [media.narrow]: { fontSize: size.small } },
});
