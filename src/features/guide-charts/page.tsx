import { DistributionChart } from '#features/guide-charts/DistributionChart.tsx';
import { InstalmentsChart } from '#features/guide-charts/InstalmentsChart.tsx';
import { WorkedExample } from '#features/guide-charts/WorkedExample.tsx';
import type { PageSlots } from '#site/slots.ts';

export const slots: PageSlots = {
  parts: {
    'guide-charts-example': WorkedExample,
    'guide-charts-instalments': InstalmentsChart,
    'guide-charts-distribution': DistributionChart,
  },
};
