import { Ajv2020 } from 'ajv/dist/2020.js';
import { costOf } from '#domain/amortisation.ts';
import { unit } from '#domain/units.ts';
import type { Case, Level } from '#scripts/server/conformance/conformance-cases.ts';

type Finding = { level: Level; found: string };

/** Something a provider does otherwise than the contract. */
export type Difference = Finding & { name: string };

export type Conformance = { cases: number; offers: number; differences: Difference[] };

/** An answer; `json` is undefined when its body is not JSON. */
type Answered = { status: number; type: string; json: unknown; milliseconds: number };

// Time (ms) that the site waits for an answer, and the time from which an answer counts as slow.
const TIMEOUT = 45_000;
const SLOW = 30_000;
const SHOWN = 3;
const SHARE_TOLERANCE = 0.1;

async function ask(url: string, { body }: Case): Promise<Answered> {
  const started = performance.now();
  const headers = { 'Content-Type': 'application/json' };
  const method = body === null ? 'GET' : 'POST';
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
  const json = parsed(await response.text());
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, json, milliseconds: performance.now() - started };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const numberOf = (value: unknown): number => Number(String(value).replace(',', '.'));

/** Returns the contradictions of an offer: first instalment against CFT, and against its share of income. */
function contradictions(offer: unknown, request: Record<string, unknown>): string[] {
  const first = numberOf(property(offer, 'primera_cuota_ars'));
  const cost = costOf({
    amount: unit(request['monto'] as number),
    term: unit(request['plazo'] as number),
    first: unit(first),
    cftNominal: unit(numberOf(property(offer, 'cft_nominal_anual'))),
  });
  const share = (first / (request['sueldo_bolsillo'] as number)) * 100;
  const stated = numberOf(property(offer, 'relacion_cuota_ingreso_pct'));
  const isShareWrong = Math.abs(share - stated) > SHARE_TOLERANCE;
  return [
    ...(cost === null ? ['first instalment and CFT contradict each other: no schedule can be shown'] : []),
    ...(isShareWrong ? [`income share is ${stated}, not ${share.toFixed(2)}`] : []),
  ];
}

const advice = (found: string): Finding => ({ level: 'advice', found });

/** The first few of one level, and how many more there are. */
function summarise(findings: Finding[], level: Level): Finding[] {
  const all = findings.filter((one) => one.level === level);
  const more = all.length - SHOWN;
  return more > 0 ? [...all.slice(0, SHOWN), { level, found: `… and ${more} more` }] : all;
}

/** Returns the weightiest fault of an offer; null without a fault. */
type FaultIn = (offer: unknown) => Finding | null;

export type OfferSchema = { required: readonly string[] };

/** Checker of one offer against its schema. Without a field that is optional the offer is shown all the same. */
function offerChecker(schema: OfferSchema): FaultIn {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);
  return (offer) => {
    validate(offer);
    const faults = (validate.errors ?? []).map(({ instancePath, message = 'is wrong' }): Finding => {
      const field = instancePath.slice(1);
      const isOptional = field !== '' && !schema.required.includes(field);
      return { level: isOptional ? 'advice' : 'contract', found: `${field || 'it'} ${message}` };
    });
    return faults.find(({ level }) => level === 'contract') ?? faults[0] ?? null;
  };
}

function findingsInOffers({ body }: Case, { json }: Answered, faultIn: FaultIn): Finding[] {
  const offers = property(json, 'offers');
  if (!Array.isArray(offers)) return [{ level: 'contract', found: 'the answer has no list of offers' }];
  const request = JSON.parse(body ?? '{}') as Record<string, unknown>;
  const findings = offers.flatMap((offer, index) => {
    const fault = faultIn(offer);
    const found = fault?.level === 'contract' ? [] : contradictions(offer, request).map(advice);
    return [...(fault ? [fault] : []), ...found].map(({ level, found: what }) => ({
      level,
      found: `offer ${index}: ${what}`,
    }));
  });
  return [...summarise(findings, 'contract'), ...summarise(findings, 'advice')];
}

function findingsInError({ fields }: Case, { json }: Answered): Finding[] {
  const named = property(json, 'fields');
  const names: unknown[] = Array.isArray(named) ? named.map((problem) => property(problem, 'field')) : [];
  return fields
    .filter((field) => !names.includes(field))
    .map((field) => advice(`the error does not name the field ${field}`));
}

function findingsOf(asked: Case, answered: Answered, faultIn: FaultIn): Finding[] {
  const { status, type, milliseconds } = answered;
  if (status !== asked.status)
    return [{ level: asked.level, found: `answered ${status} instead of ${asked.status}` }];
  const late = `answered after ${Math.round(milliseconds / 1000)} s`;
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/.test(type);
  return [
    ...(milliseconds > SLOW ? [{ level: 'contract' as const, found: late }] : []),
    ...(isJson ? [] : [advice(`answered with the type '${type}', not application/json`)]),
    ...(status === 200 ? findingsInOffers(asked, answered, faultIn) : findingsInError(asked, answered)),
  ];
}

/**
 * Asks a provider each case (`conformanceCases`: all that the site could ask, and more) and reports where its answers
 * differ from the contract; an offer's contract is the schema given. Rejects when it cannot be reached at all.
 */
export async function checkProvider(
  url: string,
  offerSchema: OfferSchema,
  cases: readonly Case[],
): Promise<Conformance> {
  const faultIn = offerChecker(offerSchema);
  const differences: Difference[] = [];
  let offers = 0;
  for (const [index, asked] of cases.entries()) {
    const answered = await ask(url, asked).catch((error: Error) => {
      if (index === 0) throw error;
      differences.push({ level: asked.level, name: asked.name, found: `no answer: ${error.message}` });
    });
    if (!answered) continue;
    const given = property(answered.json, 'offers');
    if (index === 0) offers = Array.isArray(given) ? given.length : 0;
    for (const finding of findingsOf(asked, answered, faultIn))
      differences.push({ name: asked.name, ...finding });
  }
  if (offers === 0) differences.push({ name: 'the typical visitor', ...advice('gets no offers') });
  return { cases: cases.length, offers, differences };
}

/** Whether a page of another origin may call the provider from a browser; a difference when it may not. */
export async function checkCrossOrigin(url: string, origin: string): Promise<Difference[]> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const response = await fetch(url, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(TIMEOUT) });
  const allowed = response.headers.get('access-control-allow-origin');
  if (response.ok && (allowed === '*' || allowed === origin)) return [];
  const found = `a browser on ${origin} may call it only from its own origin (no CORS permission in the answer to OPTIONS)`;
  return [{ name: 'a call from the site', ...advice(found) }];
}
