import type { BenchVisit } from '#scripts/bench/visitor.ts';

/** One answer as it came over the network: its body's bytes as sent, compressed. */
export type Transfer = { path: string; type: string; bytes: number };

/** Counts what a visit's browser receives from now on; what it takes from its cache counts nothing. */
export function countTransfers({ devtools }: BenchVisit): () => Transfer[] {
  const byRequest = new Map<string, Transfer & { headers: number }>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: headers } = response;
    byRequest.set(requestId, { path: new URL(url).pathname, type: mimeType, bytes: 0, headers });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.bytes = Math.max(0, encodedDataLength - transfer.headers);
  });
  return () => [...byRequest.values()];
}

/** Bytes of all transfers whose type matches. */
export const bytesOf = (transfers: readonly Transfer[], type: RegExp): number =>
  transfers.filter((one) => type.test(one.type)).reduce((sum, { bytes }) => sum + bytes, 0);

export const SCRIPT = /javascript/;
export const PAGE = /html|css/;
