import { CLOSED } from '#loan/results/card.styles.ts';
import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  share: {
    gridColumn: '1 / -1',
    flex: '1 1 100%',
    ...mixin.row,
    gap: `${space.xs}px ${space.m}px`,
    textAlign: 'left',
    [media.roomy]: { gridColumn: '2 / -1', justifyContent: 'end', textAlign: 'right' },
    [media.print]: { display: 'none' },
  },
  text: { ...type.small, [media.wide]: { minWidth: '15rem' } },
  bar: {
    flex: '1 1 10rem',
    maxWidth: 320,
    height: 10,
    overflow: 'visible',
    [media.narrow]: { [CLOSED]: { display: 'none' } },
  },
  tone: {
    display: 'inline-block',
    padding: '1px 8px',
    borderRadius: radius.pill,
    ...type.small,
    fontWeight: weight.bold,
    '&[data-tone=neutral]': { background: color.tint },
    '&[data-tone=warn]': { color: color.warn, background: color.warnTint },
    '&[data-tone=bad]': { color: color.bad, background: color.badTint },
  },
});
