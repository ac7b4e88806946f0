/** A step from one list to another: an element of both, of the old one alone (`before`), or of the new one alone. */
export type EditStep = {
  kind: 'same' | 'before' | 'after';
  /** Position in the new list for `after`, else in the old one. */
  at: number;
};

/** How one list became another, in order, along a longest common run of both. Quadratic in time and memory. */
export function editSteps<Item>(before: readonly Item[], after: readonly Item[]): EditStep[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
  const steps: EditStep[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const isOld = one < before.length;
    const isNew = other < after.length;
    if (isOld && isNew && before[one] === after[other]) {
      steps.push({ kind: 'same', at: one++ });
      other += 1;
    } else if (isOld && (!isNew || lengthAt(one + 1, other) >= lengthAt(one, other + 1)))
      steps.push({ kind: 'before', at: one++ });
    else steps.push({ kind: 'after', at: other++ });
  }
  return steps;
}
