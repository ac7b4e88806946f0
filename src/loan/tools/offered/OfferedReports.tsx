import { formatPercent, formatWholePercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { offered } from '#gateways/offered-file.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords } from '#site/words.tsx';

type OfferedReportsProps = {
  bank: string;
  /** Match keys of the lender. */
  keys: readonly string[];
  /** Says so where too few reported; else nothing is said. */
  saysNone?: boolean;
};

/** Shows the offers that people reported of a lender, beside its declared ceiling. */
export function OfferedReports({ bank, keys, saysNone = false }: OfferedReportsProps) {
  const { published: texts } = useWords().offered;
  const file = useLoaded(offered);
  const range = file?.ofertas.find(({ clave }) => keys.includes(clave));
  if (!range) return file && saysNone ? texts.none : null;
  const values = {
    bank,
    ceiling: formatPercent(range.tope),
    n: range.personas,
    low: formatWholePercent(range.desde),
    high: formatWholePercent(range.hasta),
  };
  return fillTemplate(texts.range, values);
}
