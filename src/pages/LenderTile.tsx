import { initialsOf } from '#domain/initials.ts';
import type { Lender } from '#generated/types.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#ui/tile.styles.ts';

type LenderTileProps = { lender: Lender; isLarge?: boolean };

/**
 * Stands for a lender in a page as served: its own drawing where it has one, else its letters on its colour, which the
 * page's styles give it (`tilesCss`), as the policy takes none in an element. Decoration, as its name is beside it.
 */
export function LenderTile({ lender, isLarge }: LenderTileProps) {
  const { assets } = useSite();
  const { id, name, mark, logo } = lender;
  const className = isLarge ? styles.large : styles.tile;
  const size = isLarge ? 56 : 40;
  if (logo)
    return (
      <img className={className} src={assets.logo(lender)} alt="" width={size} height={size} loading="lazy" />
    );
  return (
    <span className={className} data-tile={id} aria-hidden="true">
      {mark ?? initialsOf(name)}
    </span>
  );
}
