import { sheet } from '#ui/sheet.ts';

/** Text for screen readers alone. */
export const hidden = sheet({
  text: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
