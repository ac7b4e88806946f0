import { KNOWN_RULE } from '#islands/supported.ts';
import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type } from '#ui/tokens.ts';

/** With the pages, so that only those with a notice have these rules. */
export const styles = stylesheet({
  notice: {
    color: color.info,
    background: color.infoTint,
    ...type.small,
    [media.print]: { display: 'none' },
  },
  line: {
    ...mixin.wrap,
    ...mixin.line,
    gap: space.s,
    minHeight: 44,
    '& > svg': { flex: 'none' },
    '& > p': { flex: 1, minWidth: 0, paddingBlock: space.xs },
  },
  close: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    '@media (scripting: none)': { display: 'none' },
    [`@supports not ${KNOWN_RULE}`]: { display: 'none' },
  },
});
