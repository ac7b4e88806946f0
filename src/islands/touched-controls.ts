export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control holds something else than the page came with; a list that marks no choice came with its first. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  }
  return (
    control.value !== control.defaultValue ||
    (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
  );
}

/** Puts the caret, or what is selected, where it was in another control; lists and boxes have none. */
function selectAsIn({ selectionStart, selectionEnd }: HTMLInputElement, now: HTMLInputElement): void {
  if (selectionStart != null) now.setSelectionRange(selectionStart, selectionEnd);
}

/** Sets the value of another control as typing does, past React, which hears of it by the event. */
function typeAsIn(before: HTMLInputElement, now: HTMLInputElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value') ?? {};
  set?.call(now, before.value);
  selectAsIn(before, now);
  const type = now.localName === 'select' ? 'change' : 'input';
  now.dispatchEvent(new Event(type, { bubbles: true }));
}

const controlsOf = (root: HTMLElement): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input, select, textarea'),
];

/**
 * Watches the native controls of an island before it is hydrated; returns what to call when it is awake. Where a
 * translation or an extension changed the markup, React draws the island anew: what was typed, the focus and the caret
 * are then taken over from the controls that are gone, as they are by then.
 */
export function watchControls(root: HTMLElement): () => void {
  const before = controlsOf(root);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent): void => {
    focused = target as Element;
  };
  addEventListener('focusin', follow);
  return () => {
    removeEventListener('focusin', follow);
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = controlsOf(root);
    for (const [at, control] of before.entries()) {
      const now = after[at];
      if (!now || now.name !== control.name || control.isConnected) continue;
      const isTyped = isTouched(control);
      if (control.checked !== now.checked) now.click();
      else if (isTyped) typeAsIn(control, now);
      if (control !== focused) continue;
      now.focus();
      if (!isTyped) selectAsIn(control, now);
    }
  };
}
