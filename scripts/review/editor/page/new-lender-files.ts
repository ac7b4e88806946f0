import { houseText } from '#scripts/config/fix/house-text.ts';
import { provisionalColor } from '#scripts/lender/draft.ts';
import { initialsOf, monogram } from '#scripts/build/site/monogram.ts';

/** The two files of a new lender: its data still to be filled in, and its initials for a logo. */
export function newLenderFiles(
  id: string,
  name: string,
  empty: Record<string, unknown>,
): Record<string, string> {
  const color = provisionalColor(id);
  const known = {
    $schema: '../../schema/lender.schema.json',
    id,
    name,
    color,
    logo: `${id}.svg`,
  };
  return {
    [`config/lenders/${id}.json`]: houseText({ ...empty, ...known }),
    [`config/logos/${id}.svg`]: monogram({ initials: initialsOf(name) || 'X', color }),
  };
}
