import { KNOWN_RULE } from '#islands/supported.ts';
import { sheet } from '#ui/sheet.ts';

export const styles = sheet({
  tooOld: { [`@supports ${KNOWN_RULE}`]: { display: 'none' } },
  alive: { [`@supports not ${KNOWN_RULE}`]: { display: 'none' } },
});
