import { sheet } from '#ui/sheet.ts';
import { color, media, radius } from '#ui/tokens.ts';

export const styles = sheet({
  /** A thin bar that runs while the provider is asked. */
  bar: {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: 4,
    borderRadius: radius.pill,
    background: color.line,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: '40%',
      background: color.brand,
      [media.motion]: { animation: 'run 1200ms ease-in-out infinite alternate' },
    },
  },
  /** Texts of the wait share one place, as high as the longest of them. */
  texts: { display: 'grid', color: color.soft, textAlign: 'center', '& > *': { gridArea: '1 / 1' } },
  room: { visibility: 'hidden' },
});
