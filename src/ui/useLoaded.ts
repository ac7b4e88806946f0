import { useEffect, useState } from 'react';
import type { DataSource } from '#gateways/data.ts';

/** The data of a source once it is there; null until then, and when it cannot be had. */
export function useLoaded<Data>({ peek, load }: DataSource<Data>): Data | null {
  const [data, setData] = useState(peek);
  useEffect(() => {
    if (data === null)
      load().then(
        (loaded) => setData(loaded),
        () => undefined,
      );
  }, [data, load]);
  return data;
}
