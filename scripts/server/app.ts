import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Socket } from 'node:net';
import { addEndpoints, answer, type AppOptions } from '#scripts/server/api.ts';
import { within } from '#scripts/server/caller.ts';
import type { Log } from '#scripts/server/log.ts';
import { fileLimit, limitsFor } from '#scripts/server/connection-limits.ts';
import { createConnections } from '#scripts/server/connections.ts';
import { refuseInvalid } from '#scripts/server/problems.ts';
import { type Answer, REFUSALS, refuse } from '#scripts/server/provider/answer.ts';
import { addressOf, answerFrom, type BuiltSite } from '#scripts/server/site.ts';
import { addUsage } from '#scripts/server/usage.ts';
import { compileSchema } from '#scripts/server/validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The label that metrics count the request by: the path of an endpoint, or the kind of the site's answer. */
    route: string;
  }
}

const BY_CODE: Readonly<Record<string, Answer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: REFUSALS.tooLarge,
  NO_JSON: REFUSALS.noJson,
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

/** Answers to input that never became a request, or did not arrive whole, by Node's error code. */
const NO_REQUESTS: Readonly<Record<string, { status: number; error: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'El cuerpo tardó demasiado en llegar.' },
  HPE_HEADER_OVERFLOW: { status: 431, error: 'Los encabezados son demasiado largos.' },
};

/** Answers it, and ends the connection. */
function refuseConnection(log: Log, { code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, error } = NO_REQUESTS[code] ?? { status: 400, error: 'El pedido no se entiende.' };
  if (status === 408) log.warn({ status }, 'Refused');
  const { body } = refuse(status, error);
  const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + String(body));
}

/** Adds the site: every address but the endpoints is answered from the build before a byte of a body is read. */
function addSite(app: FastifyInstance, site: BuiltSite, posts: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { path } = addressOf(request.raw);
    if (request.is404 && !posts.has(path)) return void sendFrom(site, request, reply);
    for (const [name, value] of site.headersOf(path)) reply.header(name, value);
    if (!request.is404) return done();
    request.route = path;
    answer(reply, REFUSALS.noPost);
  });
}

function sendFrom(site: BuiltSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answered = answerFrom(site, request.raw);
  request.route = answered.kind;
  return answer(reply, answered);
}

/** Warns once when requests come through a proxy that TRUSTED_PROXIES does not name. */
function warnOfProxy(app: FastifyInstance, log: Log, isProxy: (address: string) => boolean): void {
  let isSaid = false;
  app.addHook('onRequest', ({ headers, socket }, _, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && !isProxy(socket.remoteAddress ?? '')) {
      isSaid = true;
      log.warn(
        'X-Forwarded-For arrives from an address that TRUSTED_PROXIES does not name: it counts as one caller',
      );
    }
    done();
  });
}

/** Notes who is refused: what was asked and the answer, nothing that the caller wrote. */
function watch(app: FastifyInstance, { log }: AppOptions, posts: ReadonlySet<string>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.route || request.routeOptions.url || 'none';
    const status = reply.statusCode;
    if (posts.has(route) && status >= 400 && status < 500)
      log.warn({ reqId: request.id, method, route, status }, 'Refused');
    done();
  });
}

/** The whole site as one server that does not listen yet; `close` ends it without cutting anyone short. */
export function createApp(options: AppOptions): FastifyInstance {
  const { config, site, log, settings } = options;
  const { trustedProxies, drainSeconds, requestMilliseconds = 10_000 } = settings;
  const isProxy = within(trustedProxies);
  const { serverFactory, drain } = createConnections(
    requestMilliseconds,
    drainSeconds * 1000,
    limitsFor(fileLimit(), isProxy),
  );
  const app = Fastify({
    serverFactory,
    genReqId: () => randomUUID(),
    trustProxy: isProxy,
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseConnection(log, error, socket),
    // An address that cannot be decoded is one that is not there.
    frameworkErrors: (_, request, reply) =>
      void (site ? sendFrom(site, request, reply) : answer(reply, refuse(404, 'No existe.'))),
  });
  const { usage, leads } = config.site;
  const posts = new Set([
    config.site.provider.path,
    leads.endpoint,
    `${leads.endpoint}/:id`,
    `${leads.endpoint}/:id/no-contactar`,
    ...(usage ? [usage.endpoint] : []),
  ]);
  app.decorateRequest('route', '');
  app.setValidatorCompiler(({ schema }) => compileSchema(schema));
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(log, error, request, reply));
  app.addHook('preClose', async () => drain());
  warnOfProxy(app, log, isProxy);
  watch(app, options, posts);
  if (site) addSite(app, site, posts);
  app.register(async (endpoints) => {
    await addEndpoints(endpoints, options);
    addUsage(endpoints, options);
  });
  return app;
}
