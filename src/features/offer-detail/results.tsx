import { FeaturePart } from '#loan/results/deferred-panels.ts';
import type { DetailProps, ResultsSlots } from '#loan/slots.ts';

const Detail = (props: DetailProps) => <FeaturePart part="offer-detail" props={props} />;

export const slots: ResultsSlots = { Detail };
