import { sheet } from '#ui/sheet.ts';
import { color, figures, size } from '#ui/tokens.ts';

export const styles = sheet({
  picture: { color: color.brandText, '& svg': { width: '100%', height: 72, overflow: 'visible' } },
  ends: {
    ...figures,
    display: 'flex',
    justifyContent: 'space-between',
    color: color.soft,
    fontSize: size.small,
  },
});
