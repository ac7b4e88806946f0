import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, size, space, weight } from '#ui/tokens.ts';

export const styles = sheet({
  preview: { display: 'grid', gap: space.m, minWidth: 0, '& > *': { minWidth: 0 } },
  title: { fontWeight: weight.bold },
  summary: { ...mixin.figures, lineHeight: 1.5 },
  note: { color: color.soft, maxWidth: '70ch', [media.narrow]: { fontSize: size.small } },
  mark: { color: color.brandText, fontWeight: weight.medium },
  show: { minHeight: 32, paddingBlock: 4, color: color.accent, fontSize: size.small, cursor: 'pointer' },
  table: {
    ...mixin.figures,
    borderCollapse: 'collapse',
    fontSize: size.small,
    textAlign: 'right',
    '& th, & td': {
      padding: '4px 12px 4px 0',
      borderBottom: `1px solid ${color.line}`,
      fontWeight: weight.normal,
    },
    '& th, & caption': { textAlign: 'left' },
  },
});
