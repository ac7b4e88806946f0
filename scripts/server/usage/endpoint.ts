import type { FastifyInstance } from 'fastify';
import { dayInBuenosAires } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { DETAILS, OTHER } from '#domain/usage.ts';
import type { UsageEvent } from '#generated/types.ts';
import { admissionFromHere, answer, type AppOptions, limited } from '#scripts/server/api.ts';
import { answerWith, refuse } from '#scripts/server/provider/answer.ts';
import { createCounting } from '#scripts/server/usage/counting.ts';
import { pageUsage } from '#scripts/server/usage/usage-count.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const BYTES = 1024;
const DAYS = 30;
const DAY = 86_400_000;

/** Milliseconds for which the public sums are not asked of the store again. */
const FRESH = 300_000;

/** The public sums of the last days. */
const USAGE_FILE = '/datos/uso.json';

/**
 * Returns a function that gives an event with a detail that may be counted, or null for one that has another. An entity
 * that is not in the record is counted as 'otra'.
 */
function closedDetail(config: AppOptions['config']): (event: UsageEvent) => UsageEvent | null {
  const entities = new Set(config.catalogue.products.map(({ entity }) => matchKey(entity)));
  const known: Partial<Record<UsageEvent['event'], readonly string[]>> = DETAILS;
  return (event) => {
    const { detail } = event;
    if (event.event === 'continue')
      return { ...event, detail: detail !== undefined && entities.has(detail) ? detail : OTHER };
    const allowed = known[event.event];
    return (allowed ? detail !== undefined && allowed.includes(detail) : detail === undefined) ? event : null;
  };
}

/** Gives the public sums as JSON, of at most five minutes ago. */
function publicSums({ store }: AppOptions): () => Promise<string> {
  let until = 0;
  let sums: Promise<string> = Promise.resolve('');
  const read = async (now: number): Promise<string> => {
    const days = { from: dayInBuenosAires(now - (DAYS - 1) * DAY), until: dayInBuenosAires(now) };
    return JSON.stringify({ ...days, pages: pageUsage(await store.usageSums(days.from, days.until)) });
  };
  return () => {
    const now = Date.now();
    if (now >= until) {
      until = now + FRESH;
      sums = read(now);
      sums.catch(() => (until = 0));
    }
    return sums;
  };
}

/**
 * Adds the endpoint that counts what happens on the site's pages, where `config/` asks for it, and the public sums. What
 * is not a page of the site, a campaign that `config/` names or a detail that the event may have is refused.
 */
export function addUsage(app: FastifyInstance, options: AppOptions): void {
  const { config, site, settings, store, log, metrics } = options;
  const { usage } = config.site;
  if (!usage) return;
  const campaigns = new Set([...usage.campaigns, OTHER]);
  const closed = closedDetail(config);
  const sums = publicSums(options);
  const counting = createCounting(store, (problem) => log.error(problem));
  app.addHook('onClose', () => counting.close());
  const isKnown = ({ page, campaign }: UsageEvent): boolean =>
    (site === null || site.files.get(page)?.isPage === true) &&
    (campaign === undefined || campaigns.has(campaign));
  app.post<{ Body: UsageEvent }>(
    usage.endpoint,
    {
      schema: { body: { $ref: WIRE_SCHEMAS.usage.$id } },
      bodyLimit: BYTES,
      onRequest: [admissionFromHere(options), limited('usage', settings.eventsPerMinute, store.quickLimit)],
    },
    (request, reply) => {
      const event = isKnown(request.body) ? closed(request.body) : null;
      if (!event) return answer(reply, refuse(400, 'No es un hecho de este sitio.'));
      counting.add(event);
      metrics?.usage.inc({ event: request.body.event });
      return answer(reply, answerWith(200, '{"ok":true}'));
    },
  );
  app.get(USAGE_FILE, async (_, reply) => {
    // The editor's page, which has an origin of its own, shows them too.
    const headers = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };
    return answer(reply, answerWith(200, await sums(), headers));
  });
}
