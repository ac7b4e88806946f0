import { printParseErrorCode, visit } from 'jsonc-parser';
import { positionOf } from '#scripts/config/read/locate.ts';
import { type Diagnosis, type Position, diagnosis } from '#scripts/config/read/problem.ts';
import { escapeInvisible } from '#scripts/config/read/wording.ts';

type Fault = Diagnosis & { offset: number };

const lastOf = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length - 1;

type KnownFault = Diagnosis & {
  /** The text from where reading stopped. */
  found: RegExp;
  /** The last character before it, spaces and line ends left out. */
  before?: RegExp;
  /** The text right before it. */
  beside?: RegExp;
  atBefore?: boolean;
};

/** Common slips of editors, by the text where reading stopped and what stands before it. */
const FAULTS: readonly KnownFault[] = [
  {
    found: /^(?:<{7}|\|{7}|={7}|>{7})/,
    beside: /(?:^|\n)$/,
    is: 'quedaron las marcas de dos versiones del archivo',
    expected: 'una sola de las dos',
    action: 'dejá la que va y borrá la otra, con los renglones que empiezan con <<<<<<<, ======= y >>>>>>>',
  },
  {
    found: /^[\p{L}\d¿¡]/u,
    beside: /"$/,
    ...diagnosis(
      'hay comillas dentro de un texto',
      'comillas angulares adentro, «así»',
      'cambiá las de adentro',
    ),
  },
  {
    found: /^[.\d]/,
    beside: /[\d,]$/,
    is: 'hay un número con puntos o comas de más',
    expected: 'el número de corrido, con punto solo para decimales (ejemplos: 2000000, 1.5)',
    action: 'escribilo así',
  },
  {
    found: /^[}\]]/,
    before: /,/,
    atBefore: true,
    is: 'sobra una coma después del último elemento',
    expected: 'que la lista o el objeto se cierre',
    action: 'sacá la coma',
  },
  {
    found: /^["\d[{tfn-]/,
    before: /["\d}\]el]/,
    atBefore: true,
    ...diagnosis('falta una coma entre este valor y el que sigue', 'una coma', 'agregala'),
  },
  { found: /^'/, ...diagnosis('hay una comilla simple', 'comillas dobles', 'cambiá \' por "') },
  {
    found: /^[/#]/,
    ...diagnosis('hay un comentario', 'solo datos: JSON no admite comentarios', 'borralo'),
  },
  {
    found: /^[“”«»]/u,
    ...diagnosis('hay comillas tipográficas', 'comillas dobles rectas', 'cambialas por "'),
  },
  {
    found: /^[^\P{Zs} ]/u,
    is: 'hay un espacio que no es el de la barra espaciadora (espacio duro)',
    expected: 'un espacio común',
    action: 'borralo y volvé a escribirlo',
  },
  {
    found: /^[^]/,
    beside: /(?<!\\)(?:\\\\)*\\$/,
    is: 'hay una barra invertida (\\) dentro de un texto',
    expected: 'un texto sin ella, o escrita dos veces (\\\\)',
    action: 'borrala o repetila',
  },
  {
    found: /^\p{L}/u,
    is: 'hay un texto sin comillas',
    expected: 'un texto entre comillas, un número, true o false',
    action: 'ponelo entre comillas',
  },
];

function faultAt(text: string, offset: number): Fault {
  const previous = lastOf(text, offset);
  const matching = FAULTS.find(
    ({ found, before, beside }) =>
      found.test(text.slice(offset)) &&
      (before?.test(text.charAt(previous)) ?? true) &&
      (beside?.test(text.slice(0, offset)) ?? true),
  );
  if (matching) {
    const { is, expected, action, atBefore } = matching;
    return { ...diagnosis(is, expected, action), offset: atBefore ? previous : offset };
  }
  const is = `hay algo que no es JSON: «${escapeInvisible(text.charAt(offset))}»`;
  return { offset, ...diagnosis(is, 'un valor, una coma o un cierre', 'revisá este renglón y el anterior') };
}

function endFault(text: string): Fault {
  const offset = Math.max(0, lastOf(text, text.length));
  if (text.trim() === '')
    return { offset, ...diagnosis('el archivo está vacío', 'un objeto { … }', 'completalo') };
  const expected = 'que se cierren todas las llaves, corchetes y comillas';
  return { offset, ...diagnosis('el archivo termina antes de tiempo', expected, 'completalo') };
}

/** A text between quotes that holds a line end, or another control character as it is. */
function stringFault(text: string, start: number): Fault {
  const length = text.slice(start).search(/\p{Cc}/u);
  if (length < 0) return endFault(text);
  const control = text.charAt(start + length);
  if (/[\r\n]/.test(control)) {
    const is = 'el texto no termina en el mismo renglón';
    return { offset: start, ...diagnosis(is, 'una comilla de cierre', 'cerrá la comilla') };
  }
  const is = `hay un carácter de control dentro de un texto (${escapeInvisible(control)})`;
  return { offset: start + length, ...diagnosis(is, 'solo texto', 'borralo') };
}

/** Where reading stopped, and what the parser calls it. */
type Stop = { code: string; offset: number };

/** The valid beginning of a token that the parser refuses as a whole. */
const WELL_WRITTEN: Readonly<Record<string, string>> = {
  InvalidSymbol: String.raw`(?:true|false|null)(?!\w)|-?\d+(?:\.\d*)?(?:[eE][+-]?\d*)?`,
  UnexpectedEndOfNumber: String.raw`-?\d+(?:\.\d*)?(?:[eE][+-]?)?`,
  InvalidEscapeCharacter: String.raw`"(?:[^\\]|\\["\\/bfnrtu])*\\`,
  InvalidUnicode: String.raw`"(?:[^\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*\\u(?:[\da-fA-F]*(?=[\da-fA-F]))?`,
};

function faultOf(text: string, stop: Stop | undefined): Fault {
  if (!stop || stop.offset === text.length) return endFault(text);
  const { code, offset } = stop;
  if (code === 'InvalidCharacter' || code === 'UnexpectedEndOfString') return stringFault(text, offset);
  const start = new RegExp(WELL_WRITTEN[code] ?? '', 'y');
  start.lastIndex = offset;
  const [written = ''] = start.exec(text) ?? [];
  return faultAt(text, offset + written.length);
}

/** Why `text`, which `JSON.parse` refused, is not JSON. */
export function syntaxFault(text: string): Diagnosis & { position: Position } {
  const stops: Stop[] = [];
  try {
    const onError = (code: number, offset: number) => stops.push({ code: printParseErrorCode(code), offset });
    visit(text, { onError }, { disallowComments: true });
  } catch {
    // Brackets without end are more than its stack holds.
  }
  const { offset, ...fault } = faultOf(text, stops[0]);
  return { ...fault, position: positionOf(text, offset) };
}
