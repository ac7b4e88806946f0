import { sheet } from '#ui/sheet.ts';
import { color, figures, size, space } from '#ui/tokens.ts';

export const styles = sheet({
  picture: { color: color.brandText, '& svg': { width: '100%', height: 72, overflow: 'visible' } },
  ends: {
    ...figures,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    paddingTop: 6,
    color: color.soft,
    fontSize: size.small,
  },
});
