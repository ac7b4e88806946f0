import { idListFindings, lenderIds } from '#scripts/config/rules/id-list.ts';
import { rule } from '#scripts/config/rules/rule.ts';

/** The order of the directory's cards names lenders that exist; the others follow. */
export const directoryOrder = rule({
  id: 'directory-order',
  needs: ['directory'],
  check: ({ directory }, { files }) =>
    idListFindings('config/directory.json', '/order', directory.order ?? [], lenderIds(files)),
});
