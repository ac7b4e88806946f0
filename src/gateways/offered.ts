import { blind, fromHex, isSigned, randomId, toHex } from '#domain/blind-signature.ts';
import { OFFERED_PATH } from '#domain/offered-loan.ts';
import type { Receipt } from '#domain/receipt.ts';
import { inTime } from '#gateways/in-time.ts';
import { offered } from '#gateways/offered-file.ts';
import { noteSent } from '#gateways/sent-leads.ts';
import type { OfferedLoan } from '#generated/types.ts';

export type OfferedToken = Pick<OfferedLoan, 'ficha' | 'firma'>;

const SECONDS = 10;

async function posted(path: string, body: object): Promise<Response> {
  const request = { method: 'POST', credentials: 'omit', body: JSON.stringify(body) } as const;
  const response = await inTime(fetch(path, request), SECONDS);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** A token for one report, which the server signs without seeing it; rejects where there is none, as without https. */
export async function takeToken(): Promise<OfferedToken> {
  const modulus = fromHex((await offered.load()).firma);
  const ficha = randomId();
  const { blinded, unblind } = await blind(ficha, modulus);
  const response = await posted(`${OFFERED_PATH}/ficha`, { ciega: toHex(blinded) });
  const signature = unblind(fromHex(((await response.json()) as { firma: string }).firma));
  if (!(await isSigned(ficha, signature, modulus))) throw new Error('The signature is not of the token');
  return { ficha, firma: toHex(signature) };
}

/** Shares what somebody was offered, and returns the receipt by which this browser can withdraw it; null where it failed. */
export async function shareOffered(loan: OfferedLoan, days: number): Promise<Receipt | null> {
  // Noted before it is sent: what got no answer may have been kept all the same.
  const receipt = noteSent(loan.ficha, OFFERED_PATH, days);
  return posted(OFFERED_PATH, loan).then(
    () => receipt,
    () => null,
  );
}
