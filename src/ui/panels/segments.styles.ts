import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

export const styles = sheet({
  group: {
    /** Elsewhere a block, beside whose legend the segments stand: WebKit lets none float in a flexible fieldset. */
    [media.narrow]: {
      ...mixin.row,
      flex: '1 1 auto',
      '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  },
  /** Native radios drawn as one control of several segments. */
  segments: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    verticalAlign: 'top',
    padding: 1,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control + 3,
    background: color.surface,
    [media.narrow]: { flex: '1 1 100%', '& span': { paddingInline: 6, ...type.small } },
    '& label': { position: 'relative', flex: '1 1 auto', textAlign: 'center' },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '& span': {
      display: 'block',
      minHeight: 40,
      paddingBlock: space.s,
      paddingInline: space.m,
      lineHeight: '1.5rem',
      borderRadius: radius.control,
    },
    [media.hover]: { '& input:hover + span': { background: color.tint } },
    '& input:checked + span, & input:checked + span *': { color: color.onBrand },
    '& input:checked + span': { background: color.brand },
    '& input:focus-visible + span': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
    [media.forced]: {
      '& input:checked + span': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
      },
    },
  },
});
