import type { CSSProperties } from 'react';
import { initialsOf } from '#domain/initials.ts';
import { styles } from '#ui/tile.styles.ts';

type TileProps = {
  name: string;
  /** Its colour, what reads best upon it, and its own letters; without them its initials on our tint. */
  look?: readonly [color: string, ink: string, mark?: string] | undefined;
};

/** Stands for an entity in a list: its letters on its colour. Decoration, as its name is beside it. */
export function Tile({ name, look: [color, ink, mark] = [] as never }: TileProps) {
  const style = color && ({ '--tile': color, '--tile-ink': ink } as CSSProperties);
  return (
    <span className={styles.tile} style={style || undefined} aria-hidden="true">
      {mark ?? initialsOf(name)}
    </span>
  );
}
