import { now } from '#gateways/clock.ts';
import { erase, openStored, store } from '#gateways/storage.ts';

/** Of a lead that was sent: its id, where it is kept, and until when (epoch milliseconds). */
export type Receipt = { id: string; endpoint: string; until: number };

const isReceipt = (value: unknown): value is Receipt => {
  const { id, endpoint, until } = (value ?? {}) as Partial<Record<keyof Receipt, unknown>>;
  return typeof id === 'string' && typeof endpoint === 'string' && typeof until === 'number';
};

/**
 * A list on this device of what concerns sent leads, each member until its own last moment. What is stored under the key
 * and is no such member, by `isOne` too, counts as not there.
 */
export const keptList = <One extends Receipt>(
  key: string,
  isOne: (value: Partial<Record<keyof One, unknown>>) => boolean = () => true,
) => ({
  read: (): One[] => {
    const stored = openStored(key, Infinity);
    const isKept = (value: unknown): value is One =>
      isReceipt(value) && isOne(value as One) && value.until > now();
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  },
  /** Keeps these members alone; false when the browser refuses. */
  keep: (members: readonly One[]): boolean => {
    if (members.length > 0) return store(key, members);
    erase(key);
    return true;
  },
});
