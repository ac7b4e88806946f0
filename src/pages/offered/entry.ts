import { offeredCost, type OfferedTerms } from '#domain/offered-loan.ts';
import { parseTerm } from '#domain/input/term.ts';
import { fillTemplate } from '#domain/template.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import type { Errors } from '#pages/CheckedForm.tsx';
import type { OfferedConfig, OfferedLoan, SimulatorConfig, Site } from '#generated/types.ts';
import type { ReadingTexts } from '#loan/form/ReadAs.tsx';
import { readPesos } from '#pages/contract/Typed.tsx';

export type Option = { code: string; label: string };

export type OfferedProps = {
  reading: ReadingTexts;
  /** The limits of the form, by which prices are asked for. */
  rules: Pick<SimulatorConfig, 'limits' | 'means' | 'seniority'>;
  options: { employment: Option[]; province: Option[] };
  labels: { employment: string; province: string };
  /** Days that what is shared is kept. */
  keptDays: number;
  isShared: boolean;
};

/** Whether what is shared can be kept: where leads are, by the site's own server. */
export const keepsShared = ({ leads }: Pick<Site, 'leads'>): boolean =>
  leads.variant === 'json' && leads.endpoint.startsWith('/');

type Refusal = NonNullable<OfferedLoan['rechazo']>;

/** An offer that somebody reports: terms with their cost (effective percent points a year), or a refusal. */
export type ReportedOffer = { entity: string } & (
  | { terms: OfferedTerms; cost: PercentPoints }
  | { terms: null; why: Refusal }
);

/** Reads the form, of at most `most` instalments; what is missing or cannot be has its message by the field's name. */
export function readOffered(
  data: FormData,
  texts: OfferedConfig['errors'],
  most: number,
): { reported: ReportedOffer } | { errors: Errors } {
  const text = (name: string): string => String(data.get(name) ?? '');
  const pesos = (name: string): number => {
    const reading = readPesos(text(name));
    return reading.kind === 'value' ? reading.value : NaN;
  };
  const entity = text('entity');
  const missing = entity === '' ? { entity: texts.entity } : {};
  if (text('outcome') === 'refused') {
    const why = text('why') as Refusal | '';
    const errors = { ...missing, ...(why === '' && { why: texts.why }) };
    return why === '' || entity === '' ? { errors } : { reported: { entity, terms: null, why } };
  }
  const [received, instalment, count] = [pesos('received'), pesos('instalment'), parseTerm(text('count'))];
  const errors: Errors = {
    ...missing,
    ...(!(received >= 1) && { received: texts.received }),
    ...(!(count >= 1 && count <= most) && { count: fillTemplate(texts.count, { most }) }),
    ...(!(instalment >= 1) && { instalment: texts.instalment }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const terms = {
    received: unit<never>(received),
    instalment: unit<never>(instalment),
    count: unit<never>(count),
  };
  const isPossible = instalment * count >= received;
  return isPossible
    ? { reported: { entity, terms, cost: offeredCost(terms) } }
    : { errors: { instalment: texts.impossible } };
}
