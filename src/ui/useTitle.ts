import { useEffect } from 'react';

/** Names the step in the page's title while it is shown; the page's own title comes back after it. */
export function useTitle(step: string, site: string): void {
  useEffect(() => {
    const own = document.title;
    document.title = `${step} | ${site}`;
    return () => {
      document.title = own;
    };
  }, [step, site]);
}
