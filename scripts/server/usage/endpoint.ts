import type { FastifyInstance } from 'fastify';
import { dayInBuenosAires } from '#domain/format.ts';
import type { UsageEvent } from '#generated/types.ts';
import { admissionFromHere, answer, type AppOptions, limited } from '#scripts/server/api.ts';
import { answerWith, refuse } from '#scripts/server/provider/answer.ts';
import { createCounting } from '#scripts/server/usage/counting.ts';
import { pageUsage } from '#scripts/server/usage/usage-count.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const BYTES = 1024;
const DAYS = 30;
const DAY = 86_400_000;
/** Events that one visitor's search brings with it, at most. */
const EVENTS_PER_QUOTE = 10;

/** The public sums of the last days. */
const USAGE_FILE = '/datos/uso.json';

/**
 * Adds the endpoint that counts what happens on the site's pages, where `config/` asks for it, and the public sums. What
 * is not a page of the site, or a campaign that `config/` names, is refused.
 */
export function addUsage(app: FastifyInstance, options: AppOptions): void {
  const { config, site, store, log, metrics, settings } = options;
  const { usage } = config.site;
  if (!usage) return;
  const campaigns = new Set([...usage.campaigns, 'otra']);
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
      onRequest: [
        admissionFromHere(options),
        limited('usage', EVENTS_PER_QUOTE * settings.quotesPerMinute, store.quickLimit),
      ],
    },
    (request, reply) => {
      if (!isKnown(request.body))
        return answer(reply, refuse(400, 'No es una página ni una campaña de este sitio.'));
      counting.add(request.body);
      metrics?.usage.inc({ event: request.body.event });
      return answer(reply, answerWith(200, '{"ok":true}'));
    },
  );
  app.get(USAGE_FILE, async (_, reply) => {
    const until = dayInBuenosAires(Date.now());
    const from = dayInBuenosAires(Date.now() - (DAYS - 1) * DAY);
    const pages = pageUsage(await store.usage(from, until));
    const headers = { 'Cache-Control': 'public, max-age=300' };
    return answer(reply, answerWith(200, JSON.stringify({ from, until, pages }), headers));
  });
}
