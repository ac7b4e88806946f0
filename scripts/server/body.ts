import type { IncomingMessage } from 'node:http';

export type BodyLimits = {
  maxBytes: number;
  /** Longest time from the first to the last byte. */
  milliseconds: number;
};

/** What came of reading a body; `gone` when the client left before it ended. */
export type Body = { text: string } | { refused: 'tooLarge' | 'tooSlow' | 'gone' };

// A caller that is refused before it has sent everything would see a reset connection, not the answer.
const DRAIN_MILLISECONDS = 1000;

/**
 * Reads a whole body as UTF-8. What is over the limit is thrown away as it comes, for up to a second, so that the
 * caller can read why it was refused. Memory never holds more than the limit.
 */
export function readBody(request: IncomingMessage, { maxBytes, milliseconds }: BodyLimits): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (body: Body): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', end).off('close', leave).off('error', leave);
      resolve(body);
    };
    const take = (chunk: Buffer): void => {
      const wasWithin = size <= maxBytes;
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else if (wasWithin) overflow();
    };
    const overflow = (): void => {
      chunks.length = 0;
      clearTimeout(timer);
      timer = setTimeout(finish, DRAIN_MILLISECONDS, { refused: 'tooLarge' });
    };
    const end = (): void =>
      finish(size > maxBytes ? { refused: 'tooLarge' } : { text: Buffer.concat(chunks, size).toString() });
    const leave = (): void => finish({ refused: 'gone' });
    let timer = setTimeout(finish, milliseconds, { refused: 'tooSlow' });
    request.on('data', take).on('end', end).on('close', leave).on('error', leave);
  });
}
