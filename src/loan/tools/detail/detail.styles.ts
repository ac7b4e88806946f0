import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  detail: {
    ...mixin.stack(space.xxl),
    paddingTop: space.s,
    '& h4': type.lead,
    '& p': { maxWidth: '70ch' },
    /** On paper the figures as they stand, without what works only on a screen. */
    [media.print]: { gap: space.m, '& :is(button, input, details)': { display: 'none' } },
  },
  part: { ...mixin.stack(space.m), '& ul': { paddingLeft: space.l } },
  pair: {
    ...mixin.stack(space.xxl),
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.huge },
  },
  facts: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': { color: color.soft, ...type.small, marginBottom: 2 },
    '& dd': { fontWeight: weight.bold },
  },
  soft: mixin.aside,
  chart: {
    /** Each colour has one meaning in every picture: capital, cost, what stays, what would change. */
    '& [data-part=capital]': { color: color.capital },
    '& [data-part=cost]': { color: color.cost },
    '& [data-part=keep]': { color: color.control },
    '& [data-part=change]': { color: color.accent },
    display: 'grid',
    gap: space.s,
    '& input': { margin: 0 },
  },
  readout: { minHeight: '3em', fontWeight: weight.bold },
  tools: { ...mixin.row, gap: `0 ${space.xl}px`, [media.print]: { display: 'none' } },
  result: { ...type.lead, fontWeight: weight.bold },
});
