import { parse } from '@humanwhocodes/momoa';
import { positionOf } from '#scripts/config/read/locate.ts';
import { type Diagnosis, type Position, says } from '#scripts/config/read/problem.ts';
import { visible } from '#scripts/config/read/wording.ts';

type Fault = Diagnosis & { offset: number };
type Located = Diagnosis & { position: Position };

const isRawControl = (code: number): boolean => code < 0x20;

/** Offset of the first string that holds a raw line break or control character, or -1. */
function brokenString(text: string): { start: number; at: number } | undefined {
  let start = -1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (start < 0) {
      if (character === '"') start = at;
    } else if (character === '\\') at += 1;
    else if (character === '"') start = -1;
    else if (isRawControl(text.charCodeAt(at))) return { start, at };
  }
  return undefined;
}

const lastOf = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length - 1;

function brokenStringFault(text: string): Fault | undefined {
  const broken = brokenString(text);
  if (!broken) return undefined;
  const control = text.charAt(broken.at);
  if (control !== '\n' && control !== '\r') {
    const is = `hay un carácter de control dentro de un texto (${visible(control)})`;
    return { offset: broken.at, ...says(is, 'solo texto', 'borralo') };
  }
  const is = 'el texto no termina en el mismo renglón';
  return { offset: broken.start, ...says(is, 'una comilla de cierre', 'cerrá la comilla') };
}

function endFault(text: string): Fault {
  const offset = Math.max(0, lastOf(text, text.length));
  if (text.trim() === '')
    return { offset, ...says('el archivo está vacío', 'un objeto { … }', 'completalo') };
  const expected = 'que se cierren todas las llaves, corchetes y comillas';
  return { offset, ...says('el archivo termina antes de tiempo', expected, 'completalo') };
}

type KnownFault = Diagnosis & {
  found: RegExp;
  /** The last character before it, spaces and line ends left out. */
  before?: RegExp;
  /** The character right before it. */
  beside?: RegExp;
  atBefore?: boolean;
};

/** What editors trip over, by the character where reading stopped and those before it. */
const FAULTS: readonly KnownFault[] = [
  {
    found: /[\p{L}\d¿¡]/u,
    beside: /"/,
    ...says('hay comillas dentro de un texto', 'comillas angulares adentro, «así»', 'cambiá las de adentro'),
  },
  {
    found: /[.\d]/,
    beside: /[\d,]/,
    is: 'hay un número con puntos o comas de más',
    expected: 'el número de corrido, con punto solo para decimales (ejemplos: 2000000, 1.5)',
    action: 'escribilo así',
  },
  {
    found: /[}\]]/,
    before: /,/,
    atBefore: true,
    is: 'sobra una coma después del último elemento',
    expected: 'que la lista o el objeto se cierre',
    action: 'sacá la coma',
  },
  {
    found: /["\d[{tfn-]/,
    before: /["\d}\]el]/,
    atBefore: true,
    ...says('falta una coma entre este valor y el que sigue', 'una coma', 'agregala'),
  },
  { found: /'/, ...says('hay una comilla simple', 'comillas dobles', 'cambiá \' por "') },
  {
    found: /[/#]/,
    ...says('hay un comentario', 'solo datos: JSON no admite comentarios', 'borralo'),
  },
  {
    found: /[“”«»]/u,
    ...says('hay comillas tipográficas', 'comillas dobles rectas', 'cambialas por "'),
  },
  {
    found: /\p{L}/u,
    is: 'hay un texto sin comillas',
    expected: 'un texto entre comillas, un número, true o false',
    action: 'ponelo entre comillas',
  },
];

function faultAt(text: string, offset: number): Fault {
  const previous = lastOf(text, offset);
  const matching = FAULTS.find(
    ({ found, before, beside }) =>
      found.test(text.charAt(offset)) &&
      (before?.test(text.charAt(previous)) ?? true) &&
      (beside?.test(text.charAt(offset - 1)) ?? true),
  );
  if (matching) {
    const { is, expected, action, atBefore } = matching;
    return { ...says(is, expected, action), offset: atBefore ? previous : offset };
  }
  const is = `hay algo que no es JSON: «${visible(text.charAt(offset))}»`;
  return { offset, ...says(is, 'un valor, una coma o un cierre', 'revisá este renglón y el anterior') };
}

/** One token and nothing behind it: what momoa then complains of is that the text ends there. */
const LAST_TOKEN = /^(?:[[{,:]|"[^"\\]*(?:\\.[^"\\]*)*"|[\d.eE+-]+|true|false|null)\s*$/;

function stopOf(text: string): Fault | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    const { offset, message } = error as { offset?: number; message: string };
    const isEnd = offset === undefined || /end of input/.test(message) || LAST_TOKEN.test(text.slice(offset));
    return isEnd ? endFault(text) : faultAt(text, offset);
  }
}

/** Why `text`, which `JSON.parse` refused, is not JSON. */
export function syntaxFault(text: string): Located {
  const faults = [brokenStringFault(text), stopOf(text)].filter((fault) => fault !== undefined);
  const [{ offset, ...fault }] = faults.sort((one, other) => one.offset - other.offset) as [Fault];
  return { ...(fault ?? endFault(text)), position: positionOf(text, offset) };
}
