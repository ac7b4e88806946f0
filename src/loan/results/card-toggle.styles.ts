import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space } from '#ui/tokens.ts';

const LINE = '[data-line] &';

export const toggle = sheet({
  /** In the corner, where it lies over no text: text can be selected, and a press on it opens the detail too. */
  button: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    minWidth: 44,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'end',
    gap: space.xs,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    color: color.accent,
    background: 'none',
    '& svg': { flex: 'none', marginBlock: space.m },
    [media.motion]: { '& svg': { transition: 'transform 150ms ease-out' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    [media.wide]: {
      top: 0,
      right: -space.l,
      alignItems: 'center',
      justifyContent: 'center',
      /** Beside the buttons, over none of them. */
      '&:focus-visible': { outlineOffset: -4 },
    },
  },
  text: {
    ...mixin.line,
    maxWidth: '6rem',
    minHeight: 44,
    textAlign: 'right',
    [LINE]: mixin.unseen,
    [media.wide]: mixin.unseen,
  },
});
