import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type } from '#ui/tokens.ts';

/** Marks what is compulsory; the control says so itself to assistive technology. */
const ASTERISK = '" * " / ""';

export const styles = stylesheet({
  columns: {
    display: 'grid',
    gap: space.huge,
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space.vast },
  },
  heading: type.title,
  form: {
    display: 'grid',
    gap: space.l,
    '& label:has(+ :required)::after': { content: ASTERISK, color: color.soft },
    [media.wide]: { '& > button': { justifySelf: 'start', minWidth: 240 } },
    '@media (scripting: none)': { display: 'none' },
  },
  /** That the message was taken. */
  sent: { ...mixin.stack(space.l), ...mixin.tinted, justifyItems: 'start' },
  required: { color: color.soft, ...type.small, '&::before': { content: ASTERISK } },
  panel: {
    display: 'grid',
    gap: space.m,
    '& dt': { marginTop: space.m, color: color.soft, ...type.small },
    '& dd': { overflowWrap: 'anywhere' },
    '& [href^=tel]': { whiteSpace: 'nowrap' },
  },
});
