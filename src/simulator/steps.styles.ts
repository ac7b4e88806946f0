import { sheet } from '#ui/sheet.ts';
import { color, media, size, space } from '#ui/tokens.ts';

export const styles = sheet({
  form: {
    display: 'grid',
    gap: space.l,
    minWidth: 0,
    'p + &, & + p': { marginTop: space.l },
    [media.print]: { '& button': { display: 'none' } },
    'html[data-step=results] &': { width: '100%', maxWidth: 760, marginInline: 'auto' },
  },
  group: { display: 'grid' },
  pair: {
    display: 'grid',
    gap: space.l,
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: { float: 'left', width: '100%', padding: 0 },
  actions: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'center',
    '& > button[type=submit]': { width: '100%' },
  },
  note: { color: color.soft, fontSize: size.small },
  needs: { marginBottom: space.l },
  heading: {
    fontSize: size.title,
    scrollMarginTop: 'calc(var(--header) + 16px)',
    '&:focus': { outline: 'none' },
  },
  intro: { display: 'grid', gap: space.s },
  count: { '&:empty': { display: 'none' }, color: color.bad, fontWeight: 600 },
  radios: { display: 'flex', gap: space.xl },
  radio: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    '& input': { width: 22, height: 22, margin: 0, accentColor: color.brand },
  },
  /** The honeypot: out of sight and out of the tab order, but not `display: none`, which robots skip. */
  trap: { position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' },
});
