import { formatPercent, formatShortDate } from '#domain/format.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import { parsed } from '#scripts/preview/editor/page/draft-text.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const CATALOGUE = 'config/catalogue.json';
const DECISIONS = 'config/tables/products.json';

type Waiting = NonNullable<Catalogue['pending']>[number];

/** Loans that a renewal of the catalogue has set apart, each with the two decisions that there are. */
export function Pending({ files, loaded, change, go }: Editing) {
  const catalogue = loaded.files.get(CATALOGUE)?.data as Catalogue | undefined;
  const sorting = parsed(files[DECISIONS] ?? '') as ProductSorting | undefined;
  const entityOf = (code: number): string =>
    catalogue?.products.find((product) => product.code === code)?.entity ?? String(code);
  const isDecided = ({ code, product }: Waiting): boolean =>
    sorting?.products.some((one) => one.code === code && one.product === product) ?? false;
  /** Adds the decision to the table; its reason is asked for there. */
  const decide = ({ code, product }: Waiting, decision: 'keep' | 'drop'): void => {
    if (!sorting) return;
    const products = [...sorting.products, { code, product, decision, reason: '' }];
    change({ [DECISIONS]: formatJson({ ...sorting, products }) });
    go({ file: DECISIONS, pointer: `/products/${products.length - 1}/reason` });
  };
  const rows = (catalogue?.pending ?? [])
    .filter((one) => !isDecided(one))
    .map((one) => (
      <li key={`${one.code} ${one.product} ${one.beneficiary} ${one.territory}`}>
        <strong>{one.product}</strong>{' '}
        <span>{WORDS.waiting(entityOf(one.code), formatPercent(one.cftea), formatShortDate(one.since))}</span>
        <span className="order">
          <Button act={() => decide(one, 'keep')}>{WORDS.keepProduct}</Button>
          <Button act={() => decide(one, 'drop')}>{WORDS.dropProduct}</Button>
        </span>
      </li>
    ));
  return <Card title={WORDS.pending} empty={WORDS.nonePending} rows={rows} />;
}
