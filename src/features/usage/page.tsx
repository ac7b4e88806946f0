import type { PageHead } from '#site/head.ts';
import { useSite } from '#site/site.ts';
import type { PageSlots } from '#site/slots.ts';

/** Where the page's script sends what it counts, and the campaigns that it counts by name. */
function Counted({ head }: { head: PageHead }) {
  const { endpoint, campaigns } = useSite().content.usage;
  return head.indexed && <meta name="usage" content={[endpoint, ...campaigns].join(' ')} />;
}

export const slots: PageSlots = { Head: Counted };
