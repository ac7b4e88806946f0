/**
 * The product's own logo on a square of 28: three bars of falling height, as an instalment falls month by month. The
 * header, the icons and the pictures for social networks draw it from here.
 */
export const LOGO = { bars: 'M8 20V8M14 20v-8M20 20v-4', thickness: 3.2, corner: 7 } as const;
