import { duplicateKeys, positionOf } from '#scripts/config/read/locate.ts';
import { type Finding, keysOf, START, within, says } from '#scripts/config/read/problem.ts';
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

const unreadable = (file: string, finding: Omit<Finding, 'file' | 'pointer'>): Parsed => ({
  text: '',
  data: undefined,
  findings: [{ file, pointer: '', ...finding }],
});

/** Reads the bytes of a config file; `data` is undefined when they cannot be trusted. */
export function parseConfig(file: string, bytes: Uint8Array, mostBytes: number): Parsed {
  if (bytes.length > mostBytes) {
    const is = `el archivo pesa ${Math.ceil(bytes.length / 1024)} KB`;
    return unreadable(file, { position: START, ...says(is, `hasta ${mostBytes / 1024} KB`, 'achicalo') });
  }
  const read = DECODER.decode(bytes);
  if (read.includes('\uFFFD') && !isUtf8(bytes)) {
    const position = positionOf(read, read.indexOf('\uFFFD'));
    return {
      ...unreadable(file, {
        is: 'hay letras que no son UTF-8',
        expected: 'un archivo en UTF-8',
        action: 'guardalo de nuevo eligiendo la codificación UTF-8',
        position,
      }),
      text: read,
    };
  }
  return read.startsWith(BYTE_ORDER_MARK) ? withMark(file, read.slice(1)) : parseText(file, read);
}

function withMark(file: string, text: string): Parsed {
  const parsed = parseText(file, text);
  const finding: Finding = {
    file,
    pointer: '',
    is: 'el archivo empieza con una marca invisible (BOM)',
    expected: 'que empiece con {',
    action: 'guardalo como «UTF-8 sin BOM» o corré npm run fix',
    position: START,
  };
  return { ...parsed, findings: [finding, ...parsed.findings] };
}

function parseText(file: string, text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { text, data: undefined, findings: [{ file, pointer: '', ...syntaxFault(text) }] };
  }
  const { count, deepest, treacherous } = inspectKeys(data);
  if (deepest > DEEPEST) return tooDeep(file, text);
  const findings = treacherous.map((pointer) => treacherousKey(file, pointer));
  if (count !== countKeysIn(text)) findings.push(...duplicates(file, text));
  return { text, data, findings };
}

function tooDeep(file: string, text: string): Parsed {
  const is = 'hay demasiadas llaves o corchetes, uno dentro de otro';
  const position = positionOf(text, deepestOffset(text));
  return unreadable(file, { is, expected: `hasta ${DEEPEST} niveles`, action: 'sacá niveles', position });
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

type Keys = { count: number; deepest: number; treacherous: string[] };

/** Counts the keys of a parsed value, and notes those that would reach into objects' prototypes. */
function inspectKeys(data: unknown): Keys {
  const keys: Keys = { count: 0, deepest: 0, treacherous: [] };
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

const treacherousKey = (file: string, pointer: string): Finding => ({
  file,
  pointer,
  at: 'key',
  is: `hay una propiedad llamada ${quoted(keysOf(pointer).at(-1))}`,
  expected: 'solo las propiedades del esquema',
  action: 'borrala',
});

const duplicates = (file: string, text: string): Finding[] =>
  duplicateKeys(text).map(({ pointer, key, position }) => ({
    file,
    pointer,
    is: `la propiedad ${quoted(key)} está dos veces`,
    expected: 'cada propiedad una sola vez',
    action: 'dejá una y borrá la otra',
    position,
  }));
