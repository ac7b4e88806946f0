import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '#domain/page-address.ts';
import type { Lead, SimulationRequest } from '#generated/types.ts';
import { callerOf, isForeign } from '#scripts/server/caller.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import type { Limit } from '#scripts/server/leads/limits.ts';
import type { Log } from '#scripts/server/log.ts';
import type { Metrics } from '#scripts/server/metrics.ts';
import { type Answer, answerWith, refuse, SIMULATION_BYTES } from '#scripts/server/provider/answer.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';
import type { Settings } from '#scripts/server/settings.ts';
import type { BuiltSite } from '#scripts/server/site.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

export type AppOptions = {
  config: ProviderConfig;
  store: LeadStore;
  /** Null: the endpoints alone. */
  site: BuiltSite | null;
  log: Log;
  settings: Pick<
    Settings,
    'trustedProxies' | 'quotesPerMinute' | 'eventsPerMinute' | 'leadsPerMinute' | 'drainSeconds'
  > & {
    /** Longest time a request may take to arrive. */
    requestMilliseconds?: number;
  };
  metrics?: Metrics | undefined;
};

/** Bytes that the body of a lead may have. */
const LEAD_BYTES = 4 * 1024;

/** The id of a lead in an address. */
const LEAD_PARAMS = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: WIRE_SCHEMAS.lead.properties.id.pattern } },
};

/** Sends an answer that is ready. */
export const answer = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body);

export type Admission = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;

/** Limits the calls of one caller per minute. */
export const limited =
  (action: string, perMinute: number, limit: Limit): Admission =>
  async (request, reply) => {
    const seconds = await limit(action, callerOf(request.ip), perMinute);
    const headers = { 'Retry-After': String(seconds) };
    if (seconds > 0)
      return answer(reply, refuse(429, 'Demasiados pedidos seguidos. Esperá un momento.', { headers }));
  };

/** Whatever the content type says, the body is JSON: browsers send a lead as text to spare a question beforehand. */
function takeJsonAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('no JSON'), { statusCode: 400, code: 'NO_JSON' }));
    }
  });
  app.addHook('onRequest', (request, _, done) => {
    if (request.method === 'POST') request.raw.headers['content-type'] = 'application/json';
    done();
  });
}

function addSimulation(app: FastifyInstance, { config, settings, store }: AppOptions): void {
  const { catalogue, simulator, site } = config;
  const simulate = createSimulation(catalogue, simulator);
  app.post<{ Body: SimulationRequest }>(
    site.provider.path,
    {
      schema: { body: { $ref: WIRE_SCHEMAS.request.$id } },
      bodyLimit: SIMULATION_BYTES,
      onRequest: limited('quotes', settings.quotesPerMinute, store.quickLimit),
    },
    (request, reply) => answer(reply, simulate(request.body)),
  );
}

/**
 * Takes a lead that its schema allows and answers 200 once it is safely in the store, or 503 when it cannot be kept now.
 * A label that today's form does not have is kept as it came: the page was open while the label changed.
 */
function createLeads({ store, log }: AppOptions): (lead: Lead) => Promise<Answer> {
  return async (lead) => {
    try {
      await store.add({ ...lead, page_url: publicAddress(lead.page_url) });
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      log.error({ code: code ?? name }, 'A lead was not written');
      return refuse(503, 'No pudimos registrar el contacto. Probá de nuevo en unos minutos.');
    }
    return answerWith(200, '{"ok":true}');
  };
}

/** Lets pages of this site through alone. */
export function admissionFromHere({ config }: AppOptions): Admission {
  const ownHost = new URL(config.site.origin).host;
  return async ({ headers }, reply) => {
    // Not the host that a proxy claims: whoever reaches it may claim one.
    if (isForeign(headers, [headers.host ?? '', ownHost]))
      return answer(reply, refuse(403, 'Solo se acepta desde las páginas de este sitio.'));
  };
}

function addLeads(app: FastifyInstance, options: AppOptions): void {
  const { config, settings, store } = options;
  const { endpoint } = config.site.leads;
  if (!endpoint.startsWith('/')) return;
  const record = createLeads(options);
  const fromHere = admissionFromHere(options);
  app.post<{ Body: Lead }>(
    endpoint,
    {
      schema: { body: { $ref: WIRE_SCHEMAS.lead.$id } },
      bodyLimit: LEAD_BYTES,
      onRequest: [fromHere, limited('leads', settings.leadsPerMinute, store.limit)],
    },
    async ({ body }, reply) => answer(reply, await record(body)),
  );
  addLeadFollowUps(app, options, fromHere);
}

type OfLead = { Params: { id: string } };
type FollowUpName = 'erasure' | 'block';

/**
 * Adds what the browser that sent a lead may do with its id, which nobody else knows: erase it, and ask that nobody
 * contact its person. The answer is the same whether the lead is there or not.
 */
function addLeadFollowUps(app: FastifyInstance, options: AppOptions, fromHere: Admission): void {
  const { config, settings, store, log } = options;
  const done = answerWith(200, '{"ok":true}');
  const carryOut = async (what: FollowUpName, work: Promise<boolean | void>): Promise<Answer> => {
    try {
      const isThere = await work;
      if (isThere && what === 'erasure') log.info('A person erased a lead');
      if (isThere && what === 'block') log.info('A person asked not to be contacted');
      return done;
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      log.error({ code: code ?? name, what }, 'A follow-up of a lead was not written');
      return refuse(503, 'No pudimos hacerlo. Probá de nuevo en unos minutos.');
    }
  };
  const { endpoint } = config.site.leads;
  const ofLead = { params: LEAD_PARAMS };
  app.delete<OfLead>(
    `${endpoint}/:id`,
    {
      schema: ofLead,
      onRequest: [fromHere, limited('erasures', settings.leadsPerMinute, store.limit)],
    },
    async ({ params }, reply) =>
      answer(reply, await carryOut('erasure', store.eraseById(params.id.toLowerCase()))),
  );
  app.post<OfLead>(
    `${endpoint}/:id/no-contactar`,
    {
      schema: ofLead,
      bodyLimit: LEAD_BYTES,
      onRequest: [fromHere, limited('blocks', settings.leadsPerMinute, store.limit)],
    },
    async ({ params }, reply) =>
      answer(reply, await carryOut('block', store.blockById(params.id.toLowerCase()))),
  );
}

/** Adds the endpoints that are posted to, and the probes. */
export async function addEndpoints(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { site, store } = options;
  takeJsonAlone(app);
  addSimulation(app, options);
  addLeads(app, options);
  app.get('/livez', (_, reply) => answer(reply, answerWith(200, '{"alive":true}')));
  app.get('/readyz', async (_, reply) => {
    const ready = { site: site?.isWhole ?? false, leads: await store.writable() };
    return answer(reply, answerWith(ready.site && ready.leads ? 200 : 503, JSON.stringify(ready)));
  });
}
