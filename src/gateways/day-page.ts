/**
 * Goes from a page that was built before today to the one that the build made for today, or to where its address leads
 * by now; returns whether it does. A page that was made for a later day than its build's takes its own address.
 *
 * `data-turns` of the page lists, by day, what becomes of it: `2026-12-10|/galicia|/dias/2026-12-10/galicia`. The day is
 * worked out here, as `dayInBuenosAires` does: every page has this script, and none of the other's is in it.
 */
export function leaveForDay(): boolean {
  const { page, turns = '' } = document.documentElement.dataset;
  const { pathname, search, hash } = location;
  if (page) history.replaceState(history.state, '', page + search + hash);
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString();
  let goal = pathname;
  for (const turn of turns.split(' ')) {
    const [day = '', path, to = ''] = turn.split('|');
    if (path === pathname && day <= today) goal = to;
  }
  if (goal === pathname) return false;
  location.replace(goal + search + hash);
  return true;
}
