import { matchKey } from '#domain/match-key.ts';
import { DETAILS, OTHER } from '#features/usage/details.ts';
import { admissionFromHere, answer, limited, type ServerSlot } from '#scripts/server/api.ts';
import { answerWith, refuse } from '#scripts/server/provider/answer.ts';

const BYTES = 1024;
/** Events that a caller may tell of for each simulation that it may ask for. */
const EVENTS_A_CALL = 2 / 5;

type UsageEvent = { event: string; page: string; campaign?: string; detail?: string };

const text = { type: 'string' };
const EVENT = {
  type: 'object',
  additionalProperties: false,
  required: ['event', 'page'],
  properties: {
    event: { enum: [...Object.keys(DETAILS), 'continue'] },
    page: text,
    campaign: text,
    detail: text,
  },
};

/**
 * Adds the endpoint that counts what happens on the site's pages: a line of the log and a counter for each event. What is
 * not a page of the site, a campaign that `config/` names or a detail that the event may have is refused; an entity that
 * is not in the record is counted as 'otra'.
 */
export const addEndpoints: ServerSlot = (app, options) => {
  const { config, site, settings, log, metrics } = options;
  const { endpoint, campaigns } = config.usage;
  const known = new Set(['', OTHER, ...campaigns]);
  const entities = new Set(config.catalogue.products.map(({ entity }) => matchKey(entity)));
  const isKnown = ({ event, page, campaign = '', detail = '' }: UsageEvent): boolean =>
    (site === null || site.pages.has(page)) &&
    known.has(campaign) &&
    (DETAILS[event]?.includes(detail) ?? true);
  app.post<{ Body: UsageEvent }>(
    endpoint,
    {
      ...limited(settings.callsPerMinute * EVENTS_A_CALL),
      schema: { body: EVENT },
      bodyLimit: BYTES,
      preValidation: admissionFromHere(options),
    },
    ({ body }, reply) => {
      if (!isKnown(body)) return answer(reply, refuse(400, 'No es un hecho de este sitio.'));
      const isOther = body.event === 'continue' && !entities.has(body.detail ?? '');
      log.info({ ...body, ...(isOther && { detail: OTHER }) }, 'Usage');
      metrics?.count(body.event);
      return answer(reply, answerWith(200, '{"ok":true}'));
    },
  );
};
