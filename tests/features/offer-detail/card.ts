/** Opens an offer. */
export const control = 'button[aria-expanded=false]';
export const shown = 'article[data-open]';
