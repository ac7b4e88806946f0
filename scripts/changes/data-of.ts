/** The data of a file's text, or the text where it is no JSON. */
export function dataOf(file: string, text: string): unknown {
  try {
    return file.endsWith('.json') ? (JSON.parse(text) as unknown) : text;
  } catch {
    return text;
  }
}
