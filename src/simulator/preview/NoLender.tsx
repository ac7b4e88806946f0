import { useDeferredValue, useMemo } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { lenderTables, market } from '#gateways/data.ts';
import { noLenderText } from '#simulator/preview/no-lender.ts';
import { useLoaded } from '#simulator/useLoaded.ts';
import { notices } from '#ui/notices.styles.ts';

/** Says so where nobody would lend, before any personal data are asked for. The visitor may go on. */
export function NoLender({ form }: { form: LoanForm }) {
  const catalogue = useLoaded(market);
  const tables = useLoaded(lenderTables);
  const settled = useDeferredValue(form);
  const text = useMemo(
    () => (catalogue && tables ? noLenderText(catalogue, tables, settled) : ''),
    [catalogue, tables, settled],
  );
  return <div role="status">{text && <p className={notices.warn}>{text}</p>}</div>;
}
