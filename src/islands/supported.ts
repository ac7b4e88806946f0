/**
 * Features of the oldest supported browsers that those before them lack (`src/README.md`, Browsers): Chrome and Edge have it
 * since 93, Firefox since 92, Safari since 15.4.
 */
export const KNOWN_RULE = '(accent-color:auto)';
