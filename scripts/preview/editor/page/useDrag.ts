import { type DragEvent, useState } from 'react';

/** A list of which one element is dragged: from where, and over which place. */
type Drag = { from: number; over: number };

/**
 * Lets the elements of a list be dragged to another place; `move` takes the old and the new one, from 0. Keyboards have
 * the buttons that move an element.
 */
export function useDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return {
    /** For the handle of an element. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent): void => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index + 1));
        setDrag({ from: index, over: index });
      },
      onDragEnd: (): void => setDrag(undefined),
    }),
    /** For the element as a whole. */
    target: (index: number) => ({
      className: drag && drag.over === index && drag.from !== index ? 'dropping' : undefined,
      onDragOver: (event: DragEvent): void => {
        if (!drag) return;
        event.preventDefault();
        event.stopPropagation();
        if (drag.over !== index) setDrag({ ...drag, over: index });
      },
      onDrop: (event: DragEvent): void => {
        if (!drag) return;
        event.preventDefault();
        event.stopPropagation();
        setDrag(undefined);
        if (drag.from !== index) move(drag.from, index);
      },
    }),
  };
}
