import { type ComponentType, useEffect, useState } from 'react';

type Deferred<Props extends object> = ComponentType<Props> & {
  preload: () => void;
};

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Returns the component `name` of a module, which is fetched when it is first shown, or before by `preload`. Unlike
 * `React.lazy` it renders at once when the chunk is there: a Suspense boundary would show its fallback first and hold it for
 * a third of a second.
 * When the chunk cannot be fetched it shows `Failed`, where that is not null, and tries again the next time it is shown.
 */
export function deferred<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  Failed: ComponentType | null,
): Deferred<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        Loaded = loaded[name] as ComponentType<Props>;
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };

  function DeferredComponent(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      let mounted = true;
      if (!Loaded) void fetchOnce().then(() => mounted && setState(Loaded ? 'loaded' : 'failed'));
      return () => {
        mounted = false;
      };
    }, []);
    if (state === 'failed' && Failed) return <Failed />;
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(DeferredComponent, { preload: () => void fetchOnce() });
}
