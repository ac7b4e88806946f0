/** State of a history entry that something lying over the page has put there. */
export const LAID_OVER = 'over';

const lying = new Set<() => void>();

function closeAll(): void {
  const closing = [...lying];
  lying.clear();
  for (const close of closing) close();
}

/** Lets Back close, by `close`, what has just been laid over the page; returns what to call when it was closed otherwise. */
export function layOver(close: () => void): () => void {
  if (history.state !== LAID_OVER) history.pushState(LAID_OVER, '');
  lying.add(close);
  addEventListener('popstate', closeAll);
  return () => {
    if (!lying.delete(close)) return;
    // What opens in its place takes over its entry.
    setTimeout(() => {
      if (lying.size === 0 && history.state === LAID_OVER) history.back();
    });
  };
}
