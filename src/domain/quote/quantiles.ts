/** The figure up to which a share (0 to 1) of the figures goes, between two of them in proportion; `NaN` without figures. */
export function quantileOf(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low = NaN, high = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place % 1);
}

/** The middle figure, or the mean of the two in the middle; `NaN` without figures. */
export const medianOf = (figures: readonly number[]): number => quantileOf(figures, 0.5);
