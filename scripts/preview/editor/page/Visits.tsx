import { useEffect, useState } from 'react';
import { formatShortDate } from '#domain/format.ts';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { type Usage, usageOf, visitsText } from '#scripts/preview/editor/page/visits.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** The counts that the site gives out; undefined until they are there, and where it gives none. */
function useUsage({ content }: Pick<Editing, 'content'>): Usage | undefined {
  const [usage, setUsage] = useState<Usage>();
  const origin = content?.site.usage ? content.site.origin : undefined;
  useEffect(() => {
    if (origin !== undefined) void usageOf(origin).then(setUsage);
  }, [origin]);
  return usage;
}

const daysOf = ({ from, until }: Usage): string =>
  WORDS.visitDays(formatShortDate(from), formatShortDate(until));

/** Shows the visits of each page, with the steps they reached. */
export function Visits(editing: Pick<Editing, 'content'>) {
  const usage = useUsage(editing);
  if (!usage) return null;
  const rows = usage.pages.map((one) => (
    <li key={one.page}>
      <strong>{one.page}</strong> <span>{visitsText(one)}</span>
    </li>
  ));
  return <Card title={WORDS.usage} empty={WORDS.noVisits} rows={rows} note={daysOf(usage)} />;
}

/** Shows the visits of a page beside its fields. */
export function PageVisits({ path, ...editing }: Pick<Editing, 'content'> & { path: string }) {
  const usage = useUsage(editing);
  const own = usage?.pages.find(({ page }) => page === path);
  if (!usage || !own) return null;
  return (
    <p className="help">
      {visitsText(own)}. {daysOf(usage)}
    </p>
  );
}
