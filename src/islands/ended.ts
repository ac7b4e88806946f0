import { isOver } from '#domain/period.ts';
import { today } from '#gateways/clock.ts';

/**
 * Hides what is over in a page that was built before it ended; its place stays, so that nothing moves. A page that is
 * over as a whole leads on to where its address will lead once the site is built again.
 */
export function hideEnded(): void {
  const day = today();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until = day, after } = element.dataset;
    if (!isOver({ until }, day)) continue;
    if (after) location.replace(after);
    else element.style.visibility = 'hidden';
  }
}
