import { useSyncExternalStore } from 'react';

const DESKTOP = '(min-width: 64em)';

function onDesktopCrossed(listener: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as wide as a desktop's (media.desktop), for what stands elsewhere there. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(onDesktopCrossed, () => matchMedia(DESKTOP).matches);
