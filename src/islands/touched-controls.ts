export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control holds something else than the page came with. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return (
    control.value !== control.defaultValue ||
    (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
  );
}

/** Sets a value as typing does, past React, which hears of it by the event. */
function typeInto(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

const controlsOf = (root: HTMLElement): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/**
 * Notes the native controls of an island before it is hydrated; returns what to call when it is awake. Where a
 * translation or an extension changed the markup, React draws the island anew: what was typed and the focus are then
 * taken over from the controls that are gone.
 */
export function noteControls(root: HTMLElement): () => void {
  const before = controlsOf(root);
  const focused = document.activeElement;
  return () => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = controlsOf(root);
    for (const [at, control] of before.entries()) {
      const now = after[at];
      if (!now || now.name !== control.name || control.isConnected) continue;
      if (control.checked !== now.checked) now.click();
      else if (isTouched(control)) typeInto(now, control.value);
      if (control === focused) now.focus();
    }
  };
}
