import type { FastifyInstance } from 'fastify';
import { matchKey } from '#domain/match-key.ts';
import { DETAILS, OTHER } from '#domain/usage.ts';
import type { UsageEvent } from '#generated/types.ts';
import { admissionFromHere, answer, type AppOptions, limited } from '#scripts/server/api.ts';
import { answerWith, refuse } from '#scripts/server/provider/answer.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const BYTES = 1024;
/** Events that a caller may tell of for each simulation that it may ask for. */
const EVENTS_A_CALL = 2 / 5;

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

/**
 * Adds the endpoint that counts what happens on the site's pages, where `config/` asks for it: a line of the log and a
 * counter for each event. What is not a page of the site, a campaign that `config/` names or a detail that the event may
 * have is refused.
 */
export function addUsage(app: FastifyInstance, options: AppOptions): void {
  const { config, site, settings, log, metrics } = options;
  const { usage } = config.site;
  if (!usage) return;
  const campaigns = new Set([...usage.campaigns, OTHER]);
  const closed = closedDetail(config);
  const isKnown = ({ page, campaign }: UsageEvent): boolean =>
    (site === null || site.pages.has(page)) && (campaign === undefined || campaigns.has(campaign));
  app.post<{ Body: UsageEvent }>(
    usage.endpoint,
    {
      ...limited(settings.callsPerMinute * EVENTS_A_CALL),
      schema: { body: { $ref: WIRE_SCHEMAS.usage.$id } },
      bodyLimit: BYTES,
      preValidation: admissionFromHere(options),
    },
    (request, reply) => {
      const event = isKnown(request.body) ? closed(request.body) : null;
      if (!event) return answer(reply, refuse(400, 'No es un hecho de este sitio.'));
      log.info(event, 'Usage');
      metrics?.countUsage(event.event);
      return answer(reply, answerWith(200, '{"ok":true}'));
    },
  );
}
