/** The largest answer that is read: 10,000 offers take about 2 MB, and parsing more would freeze a phone. */
const LARGEST_BODY = 8_000_000;

export type JsonBody = { kind: 'json'; value: unknown } | { kind: 'not-json' } | { kind: 'too-large' };

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

/**
 * Reads a response's body as JSON, whatever its content type says; a byte-order mark is skipped. Rejects only when
 * the transfer fails.
 */
export async function readJson(response: Response): Promise<JsonBody> {
  const text = response.body ? await readText(response.body) : '';
  if (text === null) return { kind: 'too-large' };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
