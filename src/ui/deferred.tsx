import { type ComponentType, createElement, useEffect, useState } from 'react';

type Deferred<Props extends object> = ComponentType<Props> & {
  preload: () => void;
};

/**
 * A component whose chunk is fetched when first shown, or before by `preload`. Unlike `React.lazy` it renders at
 * once when the chunk is there: a Suspense boundary would show its fallback first and hold it for a third of a second.
 * When the chunk cannot be fetched it shows `Failed`, or nothing, and tries again the next time it is shown.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType,
): Deferred<Props> {
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
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(component ? 'loaded' : 'loading');
    useEffect(() => {
      let mounted = true;
      if (!component) void fetchOnce().then(() => mounted && setState(component ? 'loaded' : 'failed'));
      return () => {
        mounted = false;
      };
    }, []);
    if (state === 'failed' && Failed) return <Failed />;
    return component && createElement(component, props);
  }
  return Object.assign(DeferredComponent, { preload: () => void fetchOnce() });
}
