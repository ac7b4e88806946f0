import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { type SimulationPayload, simulationPayload } from '#domain/payloads.ts';
import type { Site } from '#generated/types.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { logFailure, logRequest } from '#gateways/log.ts';

/** Why there are no offers to show; 'aborted' when the caller gave up. */
type FailureReason = 'aborted' | 'timeout' | 'network' | 'status' | 'too-large' | 'not-json' | 'no-offers';

/** The provider's offers exactly as they came, or the reason why not. */
export type SimulationAnswer =
  | { kind: 'offers'; raw: readonly unknown[] }
  | { kind: 'failed'; reason: FailureReason };

export type SimulationCall = {
  form: LoanForm;
  personal: PersonalData;
  options: LoanOptions;
  provider: Site['provider'];
  /** The lender whose page asks, for the console; null on the home page. */
  label: string | null;
  signal: AbortSignal;
};

/** The largest answer that is read: 10,000 offers take about 2 MB, and parsing more would freeze a phone. */
const LARGEST_BODY = 8_000_000;

/** The text of a body, decoded as it comes; null when it is too large. */
async function readText(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const failed = (reason: FailureReason, detail: string = reason): SimulationAnswer => {
  if (reason !== 'aborted') logFailure('Simulation failed', detail);
  return { kind: 'failed', reason };
};

/** The body of a response as text, whatever its content type; rejects when the transfer fails. */
async function answerOf({ ok, status, body }: Response): Promise<SimulationAnswer> {
  if (!ok) return failed('status', `status ${status}`);
  const text = body ? await readText(body) : '';
  if (text === null) return failed('too-large');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return failed('not-json');
  }
  if (!isSimulationResponse(answer)) return failed('no-offers', 'No offers returned');
  return { kind: 'offers', raw: answer.offers };
}

const post = (address: string, payload: SimulationPayload, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(payload),
    credentials: 'omit',
    signal,
  });

/** Asks the provider once, with the body of the published contract, and waits the configured time; never rejects. */
export async function requestOffers(call: SimulationCall): Promise<SimulationAnswer> {
  const { provider, label, signal } = call;
  if (signal.aborted) return failed('aborted');
  const payload = simulationPayload(call.form, call.personal, call.options);
  const stopper = new AbortController();
  const stop = (): void => stopper.abort();
  const timer = setTimeout(stop, provider.timeoutSeconds * 1000);
  signal.addEventListener('abort', stop);
  logRequest(label, payload);
  try {
    return await answerOf(await post(provider.baseUrl + provider.path, payload, stopper.signal));
  } catch {
    if (signal.aborted) return failed('aborted');
    return failed(stopper.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
