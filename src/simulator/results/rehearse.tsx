import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Whatever goes wrong here goes wrong again where somebody sees it. */
const ignore = (): void => undefined;

/**
 * Renders an element ahead of its time, in slices while the browser has nothing else to do: into a tree that is never
 * part of the document, without running its effects. On a slow phone code that has run before runs in half the time.
 */
export function rehearse(element: ReactNode): void {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: ignore,
    onRecoverableError: ignore,
  });
  root.render(<Activity mode="hidden">{element}</Activity>);
}
