import { type ComponentType, createElement, useEffect, useState } from 'react';

type Deferred<Props extends object> = ComponentType<Props> & {
  /** Fetches the component's chunk ahead of need. */
  preload: () => void;
};

/**
 * A component whose chunk is fetched when first shown, or before by `preload`. Unlike `React.lazy` it renders at
 * once when the chunk is there: a Suspense boundary would show its fallback first and hold it for a third of a second.
 * When the chunk cannot be fetched it shows nothing, and tries again the next time it is shown.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        component = loaded;
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };

  function DeferredComponent(props: Props) {
    const [, showLoaded] = useState(component !== null);
    useEffect(() => {
      let mounted = true;
      if (!component) void fetchOnce().then(() => mounted && showLoaded(component !== null));
      return () => {
        mounted = false;
      };
    }, []);
    return component && createElement(component, props);
  }
  return Object.assign(DeferredComponent, { preload: () => void fetchOnce() });
}
