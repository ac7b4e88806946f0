import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, size, space } from '#ui/tokens.ts';

export const styles = sheet({
  notice: {
    color: color.info,
    background: color.infoTint,
    borderBottom: `1px solid ${color.line}`,
    fontSize: size.small,
    [media.print]: { display: 'none' },
    '& a': { color: 'inherit' },
  },
  line: { ...mixin.wrap, ...mixin.apart, gap: space.s, minHeight: 44, '& > p': { paddingBlock: space.xs } },
  close: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginRight: -space.m,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    color: 'inherit',
    background: 'none',
    '@media (scripting: none)': { display: 'none' },
  },
});
