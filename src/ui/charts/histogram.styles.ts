import { sheet } from '#ui/sheet.ts';
import { aside, color, figures, space } from '#ui/tokens.ts';

export const styles = sheet({
  picture: { color: color.brandText, '& svg': { width: '100%', height: 72, overflow: 'visible' } },
  ends: {
    ...figures,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    paddingTop: 6,
    ...aside,
  },
});
