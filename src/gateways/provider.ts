import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { type SimulationPayload, simulationPayload } from '#domain/payloads.ts';
import type { Site } from '#generated/types.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { logFailure, logRequest } from '#gateways/log.ts';

/** Why there are no offers to show; 'aborted' when the caller gave up. */
type FailureReason = 'aborted' | 'timeout' | 'network' | 'status' | 'not-json' | 'no-offers';

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

const failed = (reason: FailureReason, detail: string = reason): SimulationAnswer => {
  if (reason !== 'aborted') logFailure('Simulation failed', detail);
  return { kind: 'failed', reason };
};

/** The body of a response as text, whatever its content type; rejects when the transfer fails. */
async function answerOf(response: Response): Promise<SimulationAnswer> {
  if (!response.ok) return failed('status', `status ${response.status}`);
  const text = await response.text();
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
