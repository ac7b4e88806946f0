import { useEffect, useState } from 'react';
import type { DataSource } from '#gateways/data.ts';

/** The data of a source once it is there; null until then, and when it cannot be had. */
export function useLoaded<Data>({ peek, load }: DataSource<Data>): Data | null {
  const [data, setData] = useState(peek);
  useEffect(() => {
    if (data !== null) return undefined;
    let mounted = true;
    const show = (loaded: Data) => {
      if (mounted) setData(loaded);
    };
    load().then(show, () => undefined);
    return () => {
      mounted = false;
    };
  }, [data, load]);
  return data;
}
