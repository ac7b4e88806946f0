/** The largest answer that is read: 10,000 offers take about 2 MB, and parsing more would freeze a phone. */
const LARGEST_BODY = 8_000_000;

export type JsonBody = { kind: 'json'; value: unknown } | { kind: 'not-json' } | { kind: 'too-large' };

async function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return chunks;
}

/**
 * Reads a response's body as JSON, whatever its content type says; a byte-order mark is skipped. Rejects only when
 * the transfer fails.
 */
export async function readJson(response: Response): Promise<JsonBody> {
  const chunks = response.body ? await readChunks(response.body) : [];
  if (!chunks) return { kind: 'too-large' };
  const text = new TextDecoder().decode(await new Blob(chunks).arrayBuffer());
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
