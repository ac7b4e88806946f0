/** To the top of the page, at once: the visitor has asked for another screen. */
export function scrollToTop(): void {
  // Not returned: newer browsers answer with a promise, which an effect would take for its clean-up.
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** To the simulator's beginning, below the header; smoothly, unless the visitor prefers less motion. */
export function scrollToSimulator(): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  document.querySelector('[data-island=simulator]')?.scrollIntoView({ behavior, block: 'start' });
}
