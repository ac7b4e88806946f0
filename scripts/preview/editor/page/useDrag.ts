import { type DragEvent, useRef, useState } from 'react';

/**
 * Lets the elements of a list be dragged to another place; `move` takes the old and the new one, from 0. Keyboards have
 * the buttons that move an element.
 */
export function useDrag(move: (from: number, to: number) => void) {
  const from = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const end = (): void => {
    from.current = undefined;
    setOver(undefined);
  };
  /** Takes an event of our own drag; those of others, as of a list around or a file, go on. */
  const taken = (event: DragEvent): boolean => {
    if (from.current === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    /** For the handle of an element. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent): void => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index + 1));
        from.current = index;
      },
      onDragEnd: end,
    }),
    /** For the element as a whole. */
    target: (index: number) => ({
      className: over === index ? 'dropping' : undefined,
      onDragOver: (event: DragEvent): void => {
        if (taken(event) && over !== index) setOver(index);
      },
      onDrop: (event: DragEvent): void => {
        const place = from.current;
        if (!taken(event) || place === undefined) return;
        end();
        if (place !== index) move(place, index);
      },
    }),
  };
}
