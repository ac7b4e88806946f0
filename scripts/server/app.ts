import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serverSlots } from '#generated/server-slots.ts';
import { addEndpoints, answer, type AppOptions, type ServerSlot } from '#scripts/server/api.ts';
import { careForConnections } from '#scripts/server/connections.ts';
import type { Log } from '#scripts/server/log.ts';
import { refuseInvalid } from '#scripts/server/problems.ts';
import { type Answer, REFUSALS, refuse } from '#scripts/server/provider/answer.ts';
import { addressOf, type BuiltSite, sendFrom } from '#scripts/server/site.ts';
import { compileSchema } from '#scripts/server/validation.ts';

const FEATURES: readonly ServerSlot[] = serverSlots;

const MAX_HEADER_BYTES = 16 * 1024;
/** Longer (ms) than proxies keep their connections (60 s): else they send a request on one that was just closed. */
const KEEP_ALIVE = 75_000;
const REQUEST = 10_000;
/** A connection on which nothing moves, such as a caller that asks and never reads the answer. */
const STALLED = 60_000;
/** Callers whose minute is remembered at most. */
const MOST_CALLERS = 50_000;
const MINUTE = 60_000;
/** Bits of an IPv6 address that one customer is given: networks and addresses behind it are free to change. */
const CUSTOMER_BITS = 48;

const LIMITED = 'TOO_MANY';
const BY_CODE: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: REFUSALS.tooLarge,
  NO_JSON: REFUSALS.noJson,
  [LIMITED]: refuse(429, 'Demasiados pedidos seguidos. Esperá un momento.'),
};

/** Answers an error with the fault of the request, or with a general one of the server. */
function answerError(log: Log, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validation)
    return answer(reply, refuseInvalid(error.validation as Parameters<typeof refuseInvalid>[0]));
  // The rest of the body is read and thrown away, so that the caller gets to see the answer.
  reply.removeHeader('Connection');
  const { statusCode = 500 } = error;
  if (statusCode < 500)
    return answer(reply, BY_CODE[error.code] ?? refuse(statusCode, 'El pedido no se entiende.'));
  log.error({ reqId: request.id, err: error }, 'A request failed');
  return answer(reply, refuse(500, 'El servidor tuvo un problema. Probá de nuevo en unos minutos.'));
}

/** Adds the site: every address but the endpoints is answered from the build before a byte of a body is read. */
function addSite(app: FastifyInstance, site: BuiltSite, posts: ReadonlySet<string>): void {
  app.register(fastifyStatic, { root: site.folder, serve: false, preCompressed: true, cacheControl: false });
  app.addHook('onRequest', (request, reply, done) => {
    const { path } = addressOf(request.raw);
    if (request.is404 && !posts.has(path)) return void sendFrom(site, request, reply);
    for (const [name, value] of site.headersOf(path)) reply.header(name, value);
    if (!request.is404) return done();
    answer(reply, REFUSALS.noPost);
  });
}

/** Limits the calls of each caller in a minute, where a route says how many, and logs once a minute that more came. */
function addLimits(app: FastifyInstance, log: Log): void {
  let quietUntil = 0;
  app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    cache: MOST_CALLERS,
    ipv6Subnet: CUSTOMER_BITS,
    onExceeded: ({ routeOptions: { url } }) => {
      const now = performance.now();
      if (now < quietUntil) return;
      quietUntil = now + MINUTE;
      log.warn({ route: url, status: 429 }, 'Refused');
    },
    errorResponseBuilder: () => Object.assign(new Error(LIMITED), { statusCode: 429, code: LIMITED }),
  });
}

/** Warns once when requests come through a proxy that TRUSTED_PROXIES does not name. */
function warnOfProxy(app: FastifyInstance, log: Log): void {
  let isSaid = false;
  app.addHook('onRequest', ({ headers, ips = [] }, _, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && ips.length < 2) {
      isSaid = true;
      log.warn(
        'X-Forwarded-For arrives from an address that TRUSTED_PROXIES does not name: it counts as one caller',
      );
    }
    done();
  });
}

/** The whole site as one server that does not listen yet; `close` ends it without cutting anyone short. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, log, settings, requestMilliseconds = REQUEST } = options;
  const app = Fastify({
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: requestMilliseconds,
      connectionsCheckingInterval: Math.min(1_000, requestMilliseconds),
    },
    requestTimeout: requestMilliseconds,
    keepAliveTimeout: KEEP_ALIVE,
    connectionTimeout: STALLED,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies,
    return503OnClosing: false,
    // An address that cannot be decoded is one that is not there.
    frameworkErrors: (_, request, reply) =>
      void (site ? sendFrom(site, request, reply) : answer(reply, refuse(404, 'No existe.'))),
  });
  const posts = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => void (method === 'POST' && posts.add(url)));
  app.setValidatorCompiler(({ schema }) => compileSchema(schema));
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(log, error, request, reply));
  careForConnections(app);
  warnOfProxy(app, log);
  addLimits(app, log);
  if (site) addSite(app, site, posts);
  app.register(async (endpoints) => {
    await addEndpoints(endpoints, options);
    for (const addFeature of FEATURES) addFeature(endpoints, options);
  });
  return app;
}
