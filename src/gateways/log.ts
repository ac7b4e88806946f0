import { redact } from '#domain/redact.ts';
import type { ConsoleLine } from '#gateways/log-lines.ts';

/*
 * The only place that writes to the console. Nothing about a person gets there but the masked request.
 */

/** The request to the provider, masked, with the lender whose page it comes from (null on the home page). */
export function logRequest(label: string | null, payload: unknown): void {
  console.info('Simulation request' satisfies ConsoleLine, label ?? '(no lender)', redact(payload));
}

/** Something failed; the page shows it in other words, or not at all. `reason` holds no personal data. */
export function logFailure(what: ConsoleLine, reason: string): void {
  console.error(`${what}: ${reason}`);
}

/** A contact message was written; the message itself stays with its author. */
export function logContact(subject: string): void {
  console.info('Contact message' satisfies ConsoleLine, subject);
}
