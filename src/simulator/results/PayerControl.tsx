import { results } from '#generated/results.ts';
import type { Payer } from '#simulator/results/useOffers.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';

const { label, hint, none } = results.payer;

type PayerControlProps = {
  payers: readonly Payer[];
  paidBy: string | null;
  /** The match key of an entity, or '' for none of them. */
  onChange: (paidBy: string) => void;
};

/** Where the visitor is paid, of the entities with a price for it: known to this page alone. */
export function PayerControl({ payers, paidBy, onChange }: PayerControlProps) {
  if (payers.length === 0) return null;
  return (
    <SelectField
      id="paid-by"
      name="paidBy"
      label={label}
      hint={hint}
      placeholder={none}
      options={payers}
      value={paidBy ?? ''}
      autoComplete="off"
      isOptional
      onChange={onChange}
    />
  );
}
