/** Of a lead that was sent: its id, where it is kept, and until when (epoch milliseconds). */
export type Receipt = { id: string; endpoint: string; until: number };

/** Whether a stored value is a receipt. */
export const isReceipt = (value: unknown): value is Receipt => {
  const { id, endpoint, until } = (value ?? {}) as Partial<Record<keyof Receipt, unknown>>;
  return typeof id === 'string' && typeof endpoint === 'string' && typeof until === 'number';
};
