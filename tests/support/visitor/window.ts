/** The spec's breakpoint: what is narrower is a phone, with touch. */
const WIDE = 768;

/** A browser's window for looking at pages, by its size in CSS pixels; without motion, of which no two pictures are alike. */
export const windowOf = (width: number, height = width < WIDE ? 844 : 800) => ({
  viewport: { width, height },
  isMobile: width < WIDE,
  hasTouch: width < WIDE,
  locale: 'es-AR',
  reducedMotion: 'reduce' as const,
});
