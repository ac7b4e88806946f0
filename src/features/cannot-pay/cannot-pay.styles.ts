import { stylesheet } from '#ui/stylesheet.ts';
import { color, mixin, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** An act is a row that opens when its heading is pressed. */
  act: {
    borderBottom: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    '&:first-of-type': { borderTop: `1px solid ${color.line}` },
    '& > summary': { minHeight: 56, paddingBlock: space.m, cursor: 'pointer' },
    '& > summary > h2': { ...type.lead, display: 'inline' },
    '& > summary + div': { ...mixin.stack(space.l), paddingBottom: space.xl },
    '& > summary + div > :is(p, ul)': { maxWidth: '60ch' },
    '& > summary + div > ul': { ...mixin.stack(space.s), paddingLeft: '1.25rem' },
    '& > summary + div > a': { ...mixin.line, minHeight: 44, justifySelf: 'start' },
    '& small': { display: 'block', color: color.soft, ...type.small },
  },
});
