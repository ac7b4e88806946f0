import { sheet } from '#ui/sheet.ts';
import { media, size } from '#ui/tokens.ts';

export const styles = sheet({
  /** Busy it stays as readable as it was; the turning ring tells. */
  button: { width: '100%', fontSize: size.lead, '&:disabled': { opacity: 1 } },
  spinner: {
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '3px solid currentColor',
    borderRightColor: 'transparent',
    [media.motion]: { animation: 'spin 800ms linear infinite' },
  },
});
