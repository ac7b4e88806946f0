/**
 * Works through a list in its order, on so many elements at once. When the work on one fails no other is begun, and the
 * failure is reported once nothing is under way any more.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A generator ends for all who read from it when one of them leaves its loop; a list's own iterator goes on.
  const next = (function* () {
    yield* items;
  })();
  const workOn = async (): Promise<void> => {
    for (const item of next) await work(item);
  };
  await settled(Array.from({ length: atOnce }, workOn));
}

/** Waits until each has ended, whatever becomes of the others, and then fails as the first of them failed. */
export async function settled(work: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
