// Steps through the text of valid JSON without building anything from it: thousands of files are looked into for
// a single place each, and a tokenizer would take most of the check's time.

const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;
const COMMA = 44;
const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/** Offset of the quote that closes the string opened at `start`, or the end of the text. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

/** First offset from `at` on that is not white space. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && text.charCodeAt(next) <= SPACE) next += 1;
  return next;
}

/** Offset just behind the value that begins at `start`. */
export function endOfValue(text: string, start: number): number {
  if (text.charCodeAt(start) === QUOTE) return endOfString(text, start) + 1;
  if (!OPENING.has(text.charAt(start)))
    return start + (/^[^\s,\]}]+/.exec(text.slice(start, start + 400))?.[0].length ?? 1);
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (OPENING.has(character)) depth += 1;
    else if (CLOSING.has(character)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

export type Member = { key: string; keyStart: number; keyEnd: number; start: number; end: number };

/** Members of the object, or elements of the list (by index), that begins at `start`, one after the other. */
export function* membersOf(text: string, start: number): Generator<Member> {
  const isObject = text.charAt(start) === '{';
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && !CLOSING.has(text.charAt(at)); index += 1) {
    const keyStart = at;
    const keyEnd = isObject ? endOfString(text, at) + 1 : at;
    const key = isObject ? (JSON.parse(text.slice(keyStart, keyEnd)) as string) : String(index);
    const valueStart = isObject ? skipSpace(text, skipSpace(text, keyEnd) + 1) : at;
    const end = endOfValue(text, valueStart);
    yield { key, keyStart, keyEnd, start: valueStart, end };
    at = skipSpace(text, end);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
}
