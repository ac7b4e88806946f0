import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, shadow, space } from '#ui/tokens.ts';

const box = {
  width: 'min(100% - 32px, 28rem)',
  maxHeight: '85vh',
  padding: space.l,
  ...mixin.surface,
  color: color.ink,
  boxShadow: shadow,
  textAlign: 'left',
  '&[open]': { display: 'grid', gap: space.m },
  '&::backdrop': { background: 'rgb(0 0 0 / 25%)' },
  [media.narrow]: {
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '100%',
    margin: 0,
    borderRadius: '12px 12px 0 0',
  },
} as const;

export const styles = stylesheet({
  box,
  /** Printed, it is a sheet of paper. */
  wide: {
    ...box,
    width: 'min(100% - 32px, 48rem)',
    [media.print]: {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      '&::backdrop': { display: 'none' },
    },
  },
  head: { ...mixin.apart, '& button': { minWidth: 44 } },
});
