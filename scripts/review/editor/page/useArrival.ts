import { useEffect } from 'react';

/** A field: its file, and its pointer in it; '' for the file as a whole. */
export type Place = { file: string; pointer: string };

/** Brings the field of a place into view, opening what it is in, and puts the cursor there. */
export function useArrival(place: Place): void {
  useEffect(() => {
    for (let { pointer } = place; pointer !== ''; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
      const field = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
      if (!field) continue;
      for (
        let around = field.closest('details');
        around;
        around = around.parentElement?.closest('details') ?? null
      )
        around.open = true;
      field.scrollIntoView({ block: 'center' });
      return field.focus();
    }
  }, [place]);
}
