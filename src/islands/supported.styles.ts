import { KNOWN_RULE } from '#islands/supported.ts';
import { stylesheet } from '#ui/stylesheet.ts';
import { mixin } from '#ui/tokens.ts';

export const styles = stylesheet({
  tooOld: { [`@supports ${KNOWN_RULE}`]: { display: 'none' } },
  alive: {
    [`@supports not ${KNOWN_RULE}`]: { display: 'none' },
    /** A press that came before its script says that it was taken. */
    '&:not([data-awake]) form:has([data-press]:user-valid) [type=submit]::before': {
      content: '""',
      ...mixin.ring,
    },
  },
});
