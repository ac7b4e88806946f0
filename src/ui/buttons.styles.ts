import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, radius, space, weight } from '#ui/tokens.ts';

/** Inside a box of a page that has the phone's width. */
const ROOM = `calc(100vw - ${4 * space.l + 2}px)`;

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  minHeight: 48,
  padding: `${space.s}px ${space.l}px`,
  borderRadius: radius.control,
  fontWeight: weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  lineHeight: '1.25rem',
  /** Its words stay whole as long as there is room for them. */
  overflowWrap: 'break-word',
  [media.large]: { maxWidth: ROOM },
  '&[aria-disabled=true], &:disabled': { opacity: 0.65, cursor: 'default' },
  [media.motion]: { transition: 'filter 150ms ease-out, background-color 150ms ease-out' },
} as const;

const outlined = {
  ...base,
  border: `1px solid ${color.control}`,
  color: color.accent,
  background: color.surface,
  [media.hover]: { '&:hover:not(:disabled)': { background: color.tint } },
} as const;

export const buttons = stylesheet({
  /** The one thing to do in a window, in the lender's colour: never two of them. */
  primary: {
    ...base,
    border: '1px solid transparent',
    color: color.onBrand,
    background: color.brand,
    [media.large]: { maxWidth: ROOM, overflowWrap: 'anywhere' },
    [media.hover]: { '&:hover:not(:disabled)': { filter: 'brightness(1.08)' } },
  },
  secondary: outlined,
  /** The same in a line of many. */
  compact: { ...outlined, minHeight: 44, paddingInline: space.m },
  /** Looks like a link, acts on the page. */
  quiet: {
    ...base,
    minHeight: 44,
    paddingInline: space.xs,
    border: 0,
    color: color.accent,
    background: 'none',
    fontWeight: weight.normal,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  /** In a sentence. */
  words: {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accent,
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});
