import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { keepsShared } from '#pages/offered/entry.ts';
import { OfferedIsland } from '#pages/offered/OfferedIsland.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { notices } from '#ui/notices.styles.ts';

export const head: Head<'offered'> = (content) => subpageHead(content, content.offered, ROUTES.offered);

const labels = <Option extends { code: string; label: string }>(options: readonly Option[]) =>
  options.map(({ code, label }) => ({ code, label }));

/** The page where somebody compares what they were offered, and shares it if they want. */
export function OfferedPage() {
  const { offered, simulator, site } = useSite().content;
  const { title, intro, noScript } = offered;
  const { employment, province } = simulator.texts.fields;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p className={notices.info}>{noScript}</p>
      </noscript>
      <div className={styles.figure}>
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
      </div>
    </div>
  );
}
