import { Island } from '#islands/Island.tsx';
import { keepsShared } from '#pages/offered/entry.ts';
import { OfferedIsland } from '#pages/offered/OfferedIsland.tsx';
import { ToolPage } from '#pages/ToolPage.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';

export const head: Head<'offered'> = (content) => subpageHead(content, content.offered, ROUTES.offered);

const labels = <Option extends { code: string; label: string }>(options: readonly Option[]) =>
  options.map(({ code, label }) => ({ code, label }));

/** The page where somebody compares what they were offered, and shares it if they want. */
export function OfferedPage() {
  const { offered, simulator, site } = useSite().content;
  const { employment, province } = simulator.texts.fields;
  return (
    <ToolPage
      words={offered}
      tool={
        <Island
          name="offered"
          component={OfferedIsland}
          wakesOn={['entidad']}
          props={{
            form: {
              reading: simulator.texts.reading,
              rules: { limits: simulator.limits, means: simulator.means, seniority: simulator.seniority },
              options: { employment: labels(simulator.employment), province: labels(simulator.provinces) },
              labels: { employment: employment.label, province: province.label },
              keptDays: site.privacy.leadDays,
              isShared: keepsShared(site),
            },
          }}
        />
      }
    />
  );
}
