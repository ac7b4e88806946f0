import { useEffect, useEffectEvent } from 'react';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

/** Takes steps back and again by Ctrl+Z and Ctrl+Shift+Z, outside of texts, which have their own. */
export function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const isText = document.activeElement?.matches('input, textarea, select, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isText) return;
    event.preventDefault();
    if (event.shiftKey) redo?.();
    else undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
