import { today } from '#gateways/clock.ts';
import { formatDate } from '#domain/format.ts';

/** Legal pages show the current date (Buenos Aires); the build could only write its own. */
export function showToday(): void {
  for (const element of document.querySelectorAll('time[data-today]')) {
    const date = today();
    element.setAttribute('datetime', date);
    element.textContent = formatDate(date);
  }
}
