import { formatPercent, formatShortDate } from '#domain/format.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { BENEFICIARIES, TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import { parsed } from '#scripts/preview/editor/page/draft-text.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const CATALOGUE = 'config/catalogue.json';
const DECISIONS = 'config/tables/products.json';

type Named = { code: number; product: string };
type Decision = ProductSorting['products'][number];

const isSame = (one: Named, other: Named): boolean =>
  one.code === other.code && one.product === other.product;

/** The catalogue, and how a loan of it is decided on in the table. */
function decisionsOf({ files, loaded, change, go }: Editing) {
  const catalogue = loaded.files.get(CATALOGUE)?.data as Catalogue | undefined;
  const sorting = parsed(files[DECISIONS] ?? '') as ProductSorting | undefined;
  return {
    catalogue,
    decisionOn: (loan: Named): Decision | undefined => sorting?.products.find((one) => isSame(one, loan)),
    /** Adds the decision to the table, or to the one that it has of the loan; what it lacks is asked for there, by name. */
    decide: (
      { code, product }: Named,
      decision: Omit<Decision, 'code' | 'product'>,
      lacks?: string,
    ): void => {
      if (!sorting) return;
      const { products } = sorting;
      const known = products.find((one) => isSame(one, { code, product }));
      const at = known ? products.indexOf(known) : products.length;
      const made = { code, product, ...(decision.decision === 'keep' && known), ...decision };
      const all = [...products.slice(0, at), made, ...products.slice(at + 1)];
      change({ [DECISIONS]: formatJson({ ...sorting, products: all }) });
      if (lacks) go({ file: DECISIONS, pointer: `/products/${at}/${lacks}` });
    },
  };
}

/** Loans whose name nobody read, with the record's own words and the decisions that there are. */
export function Unread(editing: Editing) {
  const { catalogue, decisionOn, decide } = decisionsOf(editing);
  const { unread } = WORDS;
  const waiting = catalogue?.products.filter((one) => one.condition === 'en_duda' && !decisionOn(one)) ?? [];
  const rows = Array.from(groupBy(waiting, ({ code, product }) => `${code} ${product}`).values(), (group) => {
    const [one] = group;
    const said = [...new Set(group.map(({ beneficiary }) => BENEFICIARIES[beneficiary]))].join(', ');
    const places = [...new Set(group.map(({ territory }) => TERRITORIES[territory]))].join(', ');
    const asks = (requirement: string) => ({ condition: 'otra' as const, requirement });
    const keep = (reason: string, more: Partial<Decision> = {}) => ({
      decision: 'keep' as const,
      ...more,
      reason,
    });
    return (
      <li key={`${one.code} ${one.product}`}>
        <strong>{one.product}</strong> <span>{unread.said(one.entity, said, places)}</span>
        <span className="order">
          <Button act={() => decide(one, keep(unread.reasons.open))}>{unread.open}</Button>
          <Button act={() => decide(one, keep(unread.reasons.salary, { condition: 'cuenta_sueldo' }))}>
            {unread.salary}
          </Button>
          <Button
            act={() => decide(one, keep(unread.reasons.audience, asks(unread.clientOf)), 'requirement')}
          >
            {unread.client}
          </Button>
          <Button act={() => decide(one, keep(unread.reasons.audience, asks(unread.be)), 'requirement')}>
            {unread.only}
          </Button>
          <Button act={() => decide(one, { decision: 'drop', reason: unread.reasons.drop })}>
            {WORDS.dropProduct}
          </Button>
        </span>
      </li>
    );
  });
  return <Card title={unread.title} empty={unread.none} rows={rows} />;
}

/** Loans that a renewal of the catalogue has set apart, each with the two decisions that there are. */
export function Pending(editing: Editing) {
  const { catalogue, decisionOn, decide } = decisionsOf(editing);
  const isDecided = (one: Named & { cftea: number }): boolean => {
    const known = decisionOn(one);
    return known?.decision === 'drop' || known?.cftea === one.cftea;
  };
  const entityOf = (code: number): string =>
    catalogue?.products.find((product) => product.code === code)?.entity ?? String(code);
  const rows = (catalogue?.pending ?? [])
    .filter((one) => !isDecided(one))
    .map((one) => (
      <li key={`${one.code} ${one.product} ${one.beneficiary} ${one.territory}`}>
        <strong>{one.product}</strong>{' '}
        <span>{WORDS.waiting(entityOf(one.code), formatPercent(one.cftea), formatShortDate(one.since))}</span>
        <span className="order">
          <Button act={() => decide(one, { decision: 'keep', cftea: one.cftea, reason: '' }, 'reason')}>
            {WORDS.keepProduct}
          </Button>
          <Button act={() => decide(one, { decision: 'drop', reason: '' }, 'reason')}>
            {WORDS.dropProduct}
          </Button>
        </span>
      </li>
    ));
  return <Card title={WORDS.pending} empty={WORDS.nonePending} rows={rows} />;
}
