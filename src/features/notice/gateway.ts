/**
 * Whether the last day of the notice, of Buenos Aires, is over; a notice without one stays. The day is worked out here, as
 * `dayInBuenosAires` does: every page has this script, and none of the other's is in it.
 */
export const isNoticeOver = (until = ''): boolean =>
  until !== '' && until < new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
