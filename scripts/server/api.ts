import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '#domain/page-address.ts';
import type { Lead, SimulationRequest } from '#generated/types.ts';
import { isForeign } from '#scripts/server/caller.ts';
import type { Outcome } from '#scripts/server/leads/wishes.ts';
import type { LeadStore } from '#scripts/server/leads/store.ts';
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
  settings: Pick<Settings, 'trustedProxies' | 'callsPerMinute'>;
  /** Longest time a request may take to arrive. */
  requestMilliseconds?: number;
  metrics?: Metrics | undefined;
};

/** What a feature's `server.ts` adds to the server: endpoints that are posted to. */
export type ServerSlot = (app: FastifyInstance, options: AppOptions) => void;

const LEAD_BYTES = 4 * 1024;
/** Leads that a caller may send for each simulation that it may ask for. */
const LEADS_A_CALL = 1 / 20;

const LEAD_PARAMS = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: WIRE_SCHEMAS.lead.properties.id.pattern } },
};

/** Sends an answer that is ready. */
export const answer = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/** The part of a route's options that lets each caller call it so often in a minute. */
export const limited = (perMinute: number) => ({ config: { rateLimit: { max: Math.floor(perMinute) } } });

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

function addSimulation(app: FastifyInstance, { config, settings }: AppOptions): void {
  const { catalogue, simulator, site } = config;
  const simulate = createSimulation(catalogue, simulator);
  app.post<{ Body: SimulationRequest }>(
    site.provider.path,
    {
      ...limited(settings.callsPerMinute),
      schema: { body: { $ref: WIRE_SCHEMAS.request.$id } },
      bodyLimit: SIMULATION_BYTES,
    },
    (request, reply) => answer(reply, simulate(request.body)),
  );
}

type Admission = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;

/** Lets pages of this site through alone. */
export function admissionFromHere({ config }: AppOptions): Admission {
  const ownHost = new URL(config.site.origin).host;
  return async ({ headers }, reply) => {
    // Ignores the host that a proxy claims, because any caller may claim one.
    if (isForeign(headers, [headers.host ?? '', ownHost]))
      return answer(reply, refuse(403, 'Solo se acepta desde las páginas de este sitio.'));
  };
}

type OfLead = { Params: { id: string } };

/**
 * Adds what is done with leads: one is taken that its schema allows, as it came, and answered with 200 once it is safely in
 * the store. The browser that sent it, which alone knows its id, may have it erased and ask that nobody contact its
 * person; the answer is the same whether the lead is there or not, and says when a spreadsheet has it too (`planilla`).
 */
function addLeads(app: FastifyInstance, options: AppOptions): void {
  const { config, settings, store, log } = options;
  const { endpoint } = config.site.leads;
  if (!endpoint.startsWith('/')) return;
  const common = {
    ...limited(settings.callsPerMinute * LEADS_A_CALL),
    bodyLimit: LEAD_BYTES,
    preValidation: admissionFromHere(options),
  };
  const done = answerWith(200, '{"ok":true}');
  const byHand = answerWith(200, '{"ok":true,"planilla":true}');
  const carryOut = async (line: string, work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      log.error({ code: code ?? name }, line);
      return refuse(503, 'No pudimos guardarlo. Probá de nuevo en unos minutos.');
    }
  };
  const told = async (line: string, id: string, work: Promise<Outcome>): Promise<Answer> => {
    const { isThere, isByHand } = await work;
    if (isThere) log.info({ lead: id, ...(isByHand && { spreadsheet: 'by hand' }) }, line);
    return isByHand ? byHand : done;
  };
  app.post<{ Body: Lead }>(
    endpoint,
    { ...common, schema: { body: { $ref: WIRE_SCHEMAS.lead.$id } } },
    async ({ body }, reply) => {
      const added = store.add({ ...body, page_url: publicAddress(body.page_url) }).then(() => done);
      return answer(reply, await carryOut('A lead was not written', added));
    },
  );
  const ofLead = { ...common, schema: { params: LEAD_PARAMS } };
  app.delete<OfLead>(`${endpoint}/:id`, ofLead, async ({ params }, reply) => {
    const id = params.id.toLowerCase();
    const erased = told('A lead was erased', id, store.eraseById(id));
    return answer(reply, await carryOut('A lead was not erased', erased));
  });
  app.post<OfLead>(`${endpoint}/:id/no-contactar`, ofLead, async ({ params }, reply) => {
    const id = params.id.toLowerCase();
    const blocked = told('A person asked not to be contacted', id, store.blockById(id));
    return answer(reply, await carryOut('A wish not to be contacted was not written', blocked));
  });
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
