import { type JSONPath, visit } from 'jsonc-parser';
import { positionOf } from '#scripts/config/read/locate.ts';
import {
  type Diagnosis,
  type Finding,
  type Position,
  diagnosis,
  START,
  within,
} from '#scripts/config/read/problem.ts';
import { syntaxFault } from '#scripts/config/read/syntax.ts';
import { quoted } from '#scripts/config/read/wording.ts';

export type Parsed = { text: string; data: unknown; findings: Finding[] };

const BYTE_ORDER_MARK = '\uFEFF';
/** No content comes near it: the record of the central bank, the largest file, has a tenth of one. */
const MOST_MB = 32;
const DEEPEST = 32;
/** Whether a key, or a part of the key of a word, is one that JavaScript gives a meaning of its own. */
const isUnsafe = (key: string): boolean =>
  key.split('.').some((part) => ['__proto__', 'constructor', 'prototype'].includes(part));

/** A text, and whether its bytes are UTF-8. */
function decoded(bytes: Uint8Array): { read: string; isUtf8: boolean } {
  const given = { ignoreBOM: true };
  try {
    return { read: new TextDecoder('utf-8', { ...given, fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { read: new TextDecoder('utf-8', given).decode(bytes), isUtf8: false };
  }
}

const unreadable = (file: string, text: string, fault: Diagnosis & { position: Position }): Parsed => ({
  text,
  data: undefined,
  findings: [{ file, pointer: '', ...fault }],
});

/** Reads the bytes of a config file; `data` is undefined when they cannot be trusted. */
export function parseConfig(file: string, bytes: Uint8Array): Parsed {
  if (bytes.length > MOST_MB * 1024 * 1024) {
    const is = `el archivo pesa más de ${MOST_MB} MB`;
    return unreadable(file, '', {
      position: START,
      ...diagnosis(is, 'uno más chico', 'achicalo'),
    });
  }
  const { read, isUtf8 } = decoded(bytes);
  if (!isUtf8) {
    const position = positionOf(read, read.indexOf('\uFFFD'));
    const action = 'guardalo de nuevo eligiendo la codificación UTF-8';
    const fault = diagnosis('hay letras que no son UTF-8', 'un archivo en UTF-8', action);
    return unreadable(file, read, { position, ...fault });
  }
  if (!read.startsWith(BYTE_ORDER_MARK)) return parseText(file, read);
  const parsed = parseText(file, read.slice(1));
  const is = 'el archivo empieza con una marca invisible (BOM)';
  const fault = diagnosis(is, 'que empiece con {', 'guardalo como «UTF-8 sin BOM» o corré npm run fix');
  return { ...parsed, findings: [{ file, pointer: '', position: START, ...fault }, ...parsed.findings] };
}

function parseText(file: string, text: string): Parsed {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return unreadable(file, text, syntaxFault(text));
  }
  const { findings, tooDeepAt } = inspect(file, text);
  if (tooDeepAt === undefined) return { text, data, findings };
  const is = 'hay demasiadas llaves o corchetes, uno dentro de otro';
  const position = positionOf(text, tooDeepAt);
  return unreadable(file, '', { position, ...diagnosis(is, `hasta ${DEEPEST} niveles`, 'sacá niveles') });
}

/** Looks through JSON for what `JSON.parse` lets pass: unsafe keys, keys that stand twice, and too many levels. */
function inspect(file: string, text: string): { findings: Finding[]; tooDeepAt: number | undefined } {
  const findings: Finding[] = [];
  /** Keys of the objects around a place; lists have none. */
  const around: Set<string>[] = [];
  let tooDeepAt: number | undefined;
  const begin = (offset: number): void => {
    if (around.push(new Set()) <= DEEPEST) return;
    tooDeepAt = offset;
    throw new Error('Deeper than anybody needs, and perhaps than the stack.');
  };
  const end = (): void => void around.pop();
  const property = (
    key: string,
    offset: number,
    length: number,
    _: number,
    __: number,
    path: () => JSONPath,
  ) => {
    const known = around.at(-1);
    const fault = known?.has(key) ? twice(key) : isUnsafe(key) && unsafeKey(key);
    known?.add(key);
    if (!fault) return;
    const position = positionOf(text, offset, offset + length);
    findings.push({ file, pointer: within('', ...path(), key), position, ...fault });
  };
  try {
    visit(text, {
      onObjectBegin: begin,
      onArrayBegin: begin,
      onObjectEnd: end,
      onArrayEnd: end,
      onObjectProperty: property,
    });
  } catch (error) {
    if (tooDeepAt === undefined) throw error;
  }
  return { findings, tooDeepAt };
}

const twice = (key: string): Diagnosis =>
  diagnosis(
    `la propiedad ${quoted(key)} está dos veces`,
    'cada propiedad una sola vez',
    'dejá una y borrá la otra',
  );

const unsafeKey = (key: string): Diagnosis =>
  diagnosis(`hay una propiedad llamada ${quoted(key)}`, 'solo las propiedades del esquema', 'borrala');
