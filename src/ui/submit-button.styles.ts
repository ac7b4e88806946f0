import { sheet } from '#ui/sheet.ts';
import { media, size } from '#ui/tokens.ts';

export const styles = sheet({
  button: { width: '100%', fontSize: size.lead },
  spinner: {
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '3px solid currentColor',
    borderRightColor: 'transparent',
    [media.motion]: { animation: 'spin 800ms linear infinite' },
  },
});
