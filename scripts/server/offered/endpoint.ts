import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fromHex, isSigned, toHex } from '#domain/blind-signature.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { OFFERED_FILE, OFFERED_PATH, type OfferedFile } from '#domain/offered-loan.ts';
import type { OfferedLoan } from '#generated/types.ts';
import { admissionFromHere, answer, type AppOptions, limited } from '#scripts/server/api.ts';
import { callerOf } from '#scripts/server/caller.ts';
import { offeredRanges } from '#scripts/server/offered/ranges.ts';
import { answerWith, refuse } from '#scripts/server/provider/answer.ts';
import { WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const BYTES = 2048;
const PER_MINUTE = 30;
/** Tokens that one caller gets in a day: the offers of a few people behind one address. */
const TOKENS_A_DAY = 12;
/** Callers that are remembered on a day at most; beyond, a new one gets no token. */
const MOST_CALLERS = 100_000;
/** Milliseconds for which the published ranges are not counted again: none shows the last report alone. */
const FRESH = 3_600_000;

const { properties, $defs } = WIRE_SCHEMAS.offered;
const OFFERED_ID = { type: 'object', required: ['id'], properties: { id: properties.ficha } };
const BLINDED = { type: 'object', required: ['ciega'], properties: { ciega: $defs.number2048 } };

/** Returns whether a caller may have one more token today; of no caller anything is kept but in memory, for the day. */
function dailyTokens(): (caller: string) => boolean {
  let day = '';
  let given = new Map<string, number>();
  return (caller) => {
    const today = dayInBuenosAires(Date.now());
    if (today !== day) [day, given] = [today, new Map()];
    const count = given.get(caller) ?? 0;
    if (count >= TOKENS_A_DAY || (count === 0 && given.size >= MOST_CALLERS)) return false;
    given.set(caller, count + 1);
    return true;
  };
}

/** The signer of tokens. It signs what it cannot read, so what it signed for whom is nowhere, not even for itself. */
function createSigner({ store }: AppOptions) {
  let made: Promise<{ key: KeyObject; modulus: bigint }> | null = null;
  const fresh = (): string =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).privateKey;
  const make = async () => {
    const key = createPrivateKey(await store.offered.key(fresh));
    const { n = '' } = key.export({ format: 'jwk' });
    return { key, modulus: fromHex(Buffer.from(n, 'base64url').toString('hex')) };
  };
  const pair = () => {
    made ??= make();
    return made.catch((error: unknown) => {
      made = null;
      throw error;
    });
  };
  return {
    modulus: async (): Promise<bigint> => (await pair()).modulus,
    /** The signature of a blinded number, in hexadecimal; null of one that is none. */
    sign: async (blinded: string): Promise<string | null> => {
      const { key, modulus } = await pair();
      if (fromHex(blinded) >= modulus) return null;
      const raw = { key, padding: constants.RSA_NO_PADDING };
      return privateDecrypt(raw, Buffer.from(blinded, 'hex')).toString('hex');
    },
  };
}

/** Returns a function that gives what is published, of at most an hour ago. */
function published({ store, config }: AppOptions, modulus: () => Promise<bigint>): () => Promise<string> {
  let until = 0;
  let text: Promise<string> = Promise.resolve('');
  const read = async (): Promise<string> => {
    const ofertas = offeredRanges(await store.offered.all(), config.catalogue);
    return JSON.stringify({ firma: toHex(await modulus()), ofertas } satisfies OfferedFile);
  };
  return () => {
    if (Date.now() >= until) {
      until = Date.now() + FRESH;
      text = read();
      text.catch(() => (until = 0));
    }
    return text;
  };
}

/**
 * Adds what people share of what they were offered: a signature of a token that is not seen, a report with a token, its
 * withdrawal by the token, and what is published. Nothing but refusals is logged.
 */
export function addOffered(app: FastifyInstance, options: AppOptions): void {
  const { config, store } = options;
  if (!config.site.leads.endpoint.startsWith('/')) return;
  const entities = new Set(config.catalogue.products.map(({ entity }) => matchKey(entity)));
  const codes = (list: readonly { code: string }[]) => new Set(list.map(({ code }) => code));
  const [situations, provinces] = [codes(config.simulator.employment), codes(config.simulator.provinces)];
  const signer = createSigner(options);
  const mayHaveToken = dailyTokens();
  const file = published(options, signer.modulus);
  const done = answerWith(200, '{"ok":true}');
  const onRequest = [admissionFromHere(options), limited('offered', PER_MINUTE, store.limit)];
  app.post<{ Body: { ciega: string } }>(
    `${OFFERED_PATH}/ficha`,
    { schema: { body: BLINDED }, bodyLimit: BYTES, onRequest },
    async ({ body, ip }, reply) => {
      if (!mayHaveToken(callerOf(ip))) return answer(reply, refuse(429, 'Por hoy no hay más fichas.'));
      const signature = await signer.sign(body.ciega);
      if (signature === null) return answer(reply, refuse(400, 'No es un número de esta firma.'));
      return answer(reply, answerWith(200, JSON.stringify({ firma: signature })));
    },
  );
  app.post<{ Body: OfferedLoan }>(
    OFFERED_PATH,
    { schema: { body: { $ref: WIRE_SCHEMAS.offered.$id } }, bodyLimit: BYTES, onRequest },
    async ({ body }, reply) => {
      const isKnown =
        entities.has(body.entidad) && situations.has(body.situacion) && provinces.has(body.provincia);
      const { recibido, cuota, cuotas, rechazo } = body;
      if (!rechazo && !(recibido && cuota && cuotas))
        return answer(reply, refuse(400, 'Faltan las tres cifras, o por qué no prestó.'));
      if (!isKnown) return answer(reply, refuse(400, 'La entidad, la situación o la provincia no existe.'));
      if (!(await isSigned(body.ficha, fromHex(body.firma), await signer.modulus())))
        return answer(reply, refuse(403, 'La ficha no es de este sitio.'));
      await store.offered.add(body);
      return answer(reply, done);
    },
  );
  app.delete<{ Params: { id: string } }>(
    `${OFFERED_PATH}/:id`,
    { schema: { params: OFFERED_ID }, onRequest },
    async ({ params }, reply) => {
      await store.offered.withdraw(params.id);
      return answer(reply, done);
    },
  );
  app.get(OFFERED_FILE, async (_, reply) => {
    const headers = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };
    return answer(reply, answerWith(200, await file(), headers));
  });
}
