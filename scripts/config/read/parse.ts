import { duplicateKeys, positionOf } from '#scripts/config/read/locate.ts';
import {
  type Diagnosis,
  type Finding,
  keysOf,
  type Position,
  says,
  START,
  within,
} from '#scripts/config/read/problem.ts';
import { endOfString, skipSpace } from '#scripts/config/read/scan.ts';
import { syntaxFault } from '#scripts/config/read/syntax.ts';
import { quoted } from '#scripts/config/read/wording.ts';

export type Parsed = { text: string; data: unknown; findings: Finding[] };

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });
const BYTE_ORDER_MARK = '\uFEFF';
const DEEPEST = 32;
/** Own keys that JavaScript gives a meaning of its own. */
const TREACHEROUS = new Set(['__proto__', 'constructor', 'prototype']);
const COLON = 58;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const unreadable = (file: string, text: string, fault: Diagnosis & { position: Position }): Parsed => ({
  text,
  data: undefined,
  findings: [{ file, pointer: '', ...fault }],
});

/** Reads the bytes of a config file; `data` is undefined when they cannot be trusted. */
export function parseConfig(file: string, bytes: Uint8Array, mostBytes: number): Parsed {
  if (bytes.length > mostBytes) {
    const is = `el archivo pesa ${Math.ceil(bytes.length / 1024)} KB`;
    return unreadable(file, '', { position: START, ...says(is, `hasta ${mostBytes / 1024} KB`, 'achicalo') });
  }
  const read = DECODER.decode(bytes);
  if (read.includes('\uFFFD') && !isUtf8(bytes)) {
    const position = positionOf(read, read.indexOf('\uFFFD'));
    const action = 'guardalo de nuevo eligiendo la codificación UTF-8';
    const fault = says('hay letras que no son UTF-8', 'un archivo en UTF-8', action);
    return unreadable(file, read, { position, ...fault });
  }
  if (!read.startsWith(BYTE_ORDER_MARK)) return parseText(file, read);
  const parsed = parseText(file, read.slice(1));
  const is = 'el archivo empieza con una marca invisible (BOM)';
  const fault = says(is, 'que empiece con {', 'guardalo como «UTF-8 sin BOM» o corré npm run fix');
  return { ...parsed, findings: [{ file, pointer: '', position: START, ...fault }, ...parsed.findings] };
}

function parseText(file: string, text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return unreadable(file, text, syntaxFault(text));
  }
  const { count, deepest, treacherous } = inspectKeys(data);
  if (deepest > DEEPEST) {
    const is = 'hay demasiadas llaves o corchetes, uno dentro de otro';
    const position = positionOf(text, deepestOffset(text));
    return unreadable(file, '', { position, ...says(is, `hasta ${DEEPEST} niveles`, 'sacá niveles') });
  }
  const findings = treacherous.map((pointer): Finding => {
    const is = `hay una propiedad llamada ${quoted(keysOf(pointer).at(-1))}`;
    return { file, pointer, at: 'key', ...says(is, 'solo las propiedades del esquema', 'borrala') };
  });
  for (const { key, ...place } of count === countKeysIn(text) ? [] : duplicateKeys(text)) {
    const is = `la propiedad ${quoted(key)} está dos veces`;
    findings.push({ file, ...place, ...says(is, 'cada propiedad una sola vez', 'dejá una y borrá la otra') });
  }
  return { text, data, findings };
}

/** Offset of the first bracket beyond the allowed depth. */
function deepestOffset(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST) return at;
  }
  return 0;
}

/**
 * How many members the text writes down; more than the value has when a key stands twice. It hops from quote to
 * quote, because with 10,000 files a tokenizer would take most of the check's time.
 */
function countKeysIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = skipSpace(text, endOfString(text, at) + 1);
    if (text.charCodeAt(at) === COLON) count += 1;
  }
  return count;
}

/** Counts the keys of a parsed value, and notes those that would reach into objects' prototypes. */
function inspectKeys(data: unknown) {
  const keys = { count: 0, deepest: 0, treacherous: [] as string[] };
  const visit = (value: object, path: string[], depth: number): void => {
    if (depth > keys.deepest) keys.deepest = depth;
    if (depth > DEEPEST) return;
    const isList = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) {
      if (!isList) keys.count += 1;
      if (TREACHEROUS.has(key)) keys.treacherous.push(within('', ...path, key));
      if (typeof member !== 'object' || member === null) continue;
      path.push(key);
      visit(member, path, depth + 1);
      path.pop();
    }
  };
  if (typeof data === 'object' && data !== null) visit(data, [], 1);
  return keys;
}
