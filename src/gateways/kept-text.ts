/** What a control holds: its name, its value, and whether it is ticked. */
type Kept = [name: string, value: string, isTicked: boolean];

const controls = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[data-island] :is(input, select, textarea)'),
];

/** Loads the page anew and takes along what stands in its forms, within the entry of the history alone. */
export function reloadKeepingText(): void {
  const kept = controls().map<Kept>(({ name, value, checked }) => [name, value, checked]);
  history.replaceState(kept, '');
  location.reload();
}

/** Puts what a reload took along back into the controls, before any island wakes. */
export function putBackText(): void {
  const kept: unknown = history.state;
  if (!Array.isArray(kept)) return;
  history.replaceState(null, '');
  for (const [at, control] of controls().entries()) {
    const [name, value, isTicked] = (kept as Kept[])[at] ?? [];
    if (name !== control.name) continue;
    control.value = value ?? '';
    control.checked = isTicked ?? false;
  }
}
