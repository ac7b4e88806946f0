import type { Words } from '#site/words.tsx';

/** Marks the script that holds the simulator's configuration in every page with a simulator. */
export const PAGE_CONFIG = 'data-config';

/**
 * Returns the simulator's words, which the page around an island brings: it says most of them in its form anyway. In a
 * script they would be 1.7 kB before the form is usable.
 */
export const simulatorOfPage = () =>
  JSON.parse(document.querySelector(`[${PAGE_CONFIG}]`)?.textContent ?? '') as Words['simulator'];
