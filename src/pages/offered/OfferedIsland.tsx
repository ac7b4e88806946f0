import { OfferedAsk, type OfferedAskProps } from '#pages/offered/OfferedAsk.tsx';
import { OfferedForm } from '#pages/offered/OfferedForm.tsx';
import type { OfferedProps } from '#pages/offered/entry.ts';

/** The form on the page about offers, or the question on a lender's page. */
export const OfferedIsland = (props: { form: OfferedProps } | { ask: OfferedAskProps }) =>
  'form' in props ? <OfferedForm {...props.form} /> : <OfferedAsk {...props.ask} />;
