import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  group: { minWidth: 0, [media.narrow]: { flex: '1 1 auto' } },
  /** Native radios drawn as one control of several segments, each as large as a finger. */
  segments: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    width: '100%',
    verticalAlign: 'top',
    borderRadius: radius.control,
    boxShadow: `inset 0 0 0 1px ${color.control}`,
    background: color.surface,
    '& label': { position: 'relative', flex: '1 1 auto', display: 'grid', minWidth: 44, minHeight: 44 },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      margin: space.xs,
      paddingInline: space.l,
      borderRadius: space.xs,
      [media.narrow]: { paddingInline: space.xs, ...type.small },
    },
    [media.hover]: { '& input:hover + span': { background: color.tint } },
    '& input:checked + span, & input:checked + span *': { color: color.onBrand },
    '& input:checked + span': { background: color.brand, fontWeight: weight.bold },
    '& input:focus-visible + span': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
    [media.forced]: {
      outline: '1px solid',
      '& input:checked + span': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
      },
    },
  },
});
