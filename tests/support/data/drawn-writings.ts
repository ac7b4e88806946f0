/*
 * Texts that people may write into a field, drawn from grammars, each with what it means: the value is drawn first and
 * then written in one of the ways in which people write it, so that what a reader makes of it can be judged without it.
 */
import type { Draw } from './drawn.ts';

/** What a text means: a value, one of two, or nothing; `unknown` for noise, of which only laws hold. */
type Meaning<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'either'; values: readonly [Value, Value] }
  | { kind: 'unread' }
  | { kind: 'unknown' };

export type Drawn<Value> = { text: string; means: Meaning<Value> };

export type Grammar<Value> = (draw: Draw) => Drawn<Value>;

const is = <Value>(text: string, value: Value): Drawn<Value> => ({ text, means: { kind: 'value', value } });
const either = <Value>(text: string, one: Value, other: Value): Drawn<Value> => ({
  text,
  means: { kind: 'either', values: [one, other] },
});
const unread = (text: string): Drawn<never> => ({ text, means: { kind: 'unread' } });
const noise = (text: string): Drawn<never> => ({ text, means: { kind: 'unknown' } });

const digits = (draw: Draw, count: number): string =>
  Array.from({ length: count }, () => draw.below(10)).join('');

/** Digits of which the first is none of the others' zeros. */
const number = (draw: Draw, count: number): string => `${1 + draw.below(9)}${digits(draw, count - 1)}`;

/** A whole number of one to ten digits, small ones as often as large ones. */
const whole = (draw: Draw): number => Number(number(draw, 1 + draw.below(10)));

const grouped = (value: number, mark: string): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, mark);

const UNITS = 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(
  ' ',
);
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** A number from 1 to 999 in words, as the dictionary writes it from 30 on. */
function spelled(value: number): string {
  if (value === 100) return 'cien';
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const low = rest <= 15 ? (UNITS[rest - 1] ?? '') : spelledTens(rest);
  return [HUNDREDS[hundreds - 1] ?? '', low].filter(Boolean).join(' ');
}

function spelledTens(value: number): string {
  const [tens, units] = [Math.floor(value / 10), value % 10];
  if (tens < 3) return spelled(15);
  return units === 0 ? (TENS[tens - 3] ?? '') : `${TENS[tens - 3]} y ${UNITS[units - 1]}`;
}

/** A number that `spelled` has words for. */
const spellable = (draw: Draw): number => {
  const rest = draw.onceIn(2) ? 1 + draw.below(15) : 30 + draw.below(70);
  return draw.below(10) * 100 + rest;
};

const fullWidth = (text: string): string =>
  text.replaceAll(/[\d.,]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** Blanks and unseen characters that a paste brings along. */
const around = (draw: Draw, text: string): string =>
  draw.one(['', '', '', ' ', '\t', '\u00A0', '\u200B', '\uFEFF']) +
  text +
  draw.one(['', '', ' ', '\u200E', '\n']);

type PesosWriting = (value: number, draw: Draw) => Drawn<number>;

const PESOS: readonly PesosWriting[] = [
  (value) => is(String(value), value),
  (value) => is(grouped(value, '.'), value),
  (value) => is(`$ ${grouped(value, '.')}`, value),
  (value) => is(`$${value}.-`, value),
  (value) => is(`AR$ ${grouped(value, '.')}`, value),
  (value) => is(`ARS ${value}`, value),
  (value) => is(`${grouped(value, '.')} pesos`, value),
  (value) => is(grouped(value, ' '), value),
  (value) => is(grouped(value, '\u00A0'), value),
  (value) => is(grouped(value, "'"), value),
  (value) => is(fullWidth(grouped(value, '.')), value),
  (value) => is(`${grouped(value, '.')},00`, value),
  (value) => is(`0${value}`, value),
  (value, draw) => {
    const cents = 1 + draw.below(99);
    const end = String(cents).padStart(2, '0');
    const read = Number(`${value}.${end}`);
    return is(draw.one([`${value},${end}`, `${grouped(value, '.')},${end}`, `${value}.${end}`]), read);
  },
  (_, draw) => {
    const value = whole(draw) + 1000;
    return is(`${grouped(value, ',')}.50`, value + 0.5);
  },
  (_, draw) => {
    const value = Number(number(draw, 1 + draw.below(3)));
    return is(draw.one([`${value} mil`, `${value}mil`, `${value}k`, `${value} MIL pesos`]), value * 1000);
  },
  (_, draw) => {
    const [value, tenth] = [1 + draw.below(90), 1 + draw.below(9)];
    const text = draw.one([`${value},${tenth} millones`, `${value}.${tenth} M`, `$ ${value},${tenth} MM`]);
    return is(text, value * 1_000_000 + tenth * 100_000);
  },
  (_, draw) => {
    const [millions, thousands] = [2 + draw.below(90), 1 + draw.below(999)];
    return is(`${millions} millones ${thousands} mil`, millions * 1_000_000 + thousands * 1000);
  },
  (_, draw) => {
    const value = spellable(draw);
    return value === 1
      ? is('mil', 1000)
      : is(`${spelled(value)} mil`.replace(/uno mil$/, 'un mil'), value * 1000);
  },
  (_, draw) => {
    const [one, two] = [number(draw, 1 + draw.below(3)), digits(draw, 3)];
    return either(`${one},${two}`, Number(one + two), Number(`${one}.${two}`));
  },
  (_, draw) => {
    const [one, two] = [number(draw, 4 + draw.below(3)), digits(draw, 3)];
    return either(`${one}.${two}`, Number(one + two), Number(`${one}.${two}`));
  },
  (_, draw) =>
    unread(`${1 + draw.below(900)} ${draw.one(['palos', 'lucas', 'gambas', 'dólares', 'euros', 'UVA'])}`),
  (value, draw) => unread(`${draw.one(['-', '- $ ', '−'])}${value}`),
  (value, draw) => unread(`${value}${draw.one([' a ', '/', ' o ', ' - ', '; ', 'x'])}${whole(draw)}`),
  (value, draw) => unread(`${value} ${draw.one(['por ciento', 'meses', 'bananas', '%', 'O', 'e5'])}`),
];

/** Pesos with their centavos. */
export const pesos: Grammar<number> = (draw) => {
  const drawn = draw.one(PESOS)(whole(draw), draw);
  return { ...drawn, text: around(draw, drawn.text) };
};

const PERCENT: readonly ((draw: Draw) => Drawn<number>)[] = [
  (draw) => {
    const [one, two] = [String(draw.below(1000)), digits(draw, 1 + draw.below(2))];
    const value = Number(`${one}.${two}`);
    return is(
      draw.one([`${one},${two}`, `${one}.${two} %`, `TNA ${one},${two}%`, `CFT: ${one},${two} % anual`]),
      value,
    );
  },
  (draw) => {
    const value = draw.below(1000);
    return is(
      draw.one([String(value), `${value} %`, `${value} por ciento`, fullWidth(String(value))]),
      value,
    );
  },
  (draw) => {
    const value = spellable(draw);
    return is(spelled(value), value);
  },
  (draw) => {
    const [one, two] = [11 + draw.below(900), digits(draw, 3)];
    return is(`${one}${draw.one(['.', ','])}${two}`, Number(`${one}.${two}`));
  },
  (draw) => {
    const [one, two] = [1 + draw.below(9), digits(draw, 3)];
    return either(`${one}${draw.one(['.', ','])}${two}`, Number(`${one}${two}`), Number(`${one}.${two}`));
  },
  (draw) => unread(`${1 + draw.below(100)} ${draw.one(['mensual', 'pesos', 'x', '% y 3', 'a 40'])}`),
  (draw) => unread(`-${1 + draw.below(100)},5`),
];

/** A rate in percent points. */
export const percent: Grammar<number> = (draw) => {
  const drawn = draw.one(PERCENT)(draw);
  return { ...drawn, text: around(draw, drawn.text) };
};

const TERM: readonly ((draw: Draw) => Drawn<number>)[] = [
  (draw) => {
    const value = 1 + draw.below(360);
    return is(`${value}${draw.one(['', ' meses', ' cuotas', ' pagos'])}`, value);
  },
  (draw) => {
    const value = 2 + draw.below(10);
    return is(`${value} ${draw.one(['años', 'AÑOS', 'anos'])}`, value * 12);
  },
  (draw) => {
    const [years, months] = [2 + draw.below(8), 2 + draw.below(10)];
    return is(`${years} años${draw.one([' y ', ' '])}${months} meses`, years * 12 + months);
  },
  (draw) => {
    const years = 2 + draw.below(8);
    return is(draw.one([`${years} años y medio`, `${years},5 años`]), years * 12 + 6);
  },
  (draw) => {
    const value = 1 + draw.below(15);
    return is(`${spelled(value)} ${value === 1 ? 'cuotas' : 'meses'}`, value);
  },
  (draw) => unread(`${1 + draw.below(60)} ${draw.one(['a 24', 'días', 'semanas', 'o 12 cuotas', '24'])}`),
  (draw) => unread(`-${1 + draw.below(60)}`),
];

/** Months. */
export const term: Grammar<number> = (draw) => {
  const drawn = draw.one(TERM)(draw);
  return { ...drawn, text: around(draw, drawn.text) };
};

const CUIL_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** The check digit of the ten digits before it; null where there is none. */
function checkDigit(ten: string): number | null {
  const rest = CUIL_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(ten[at]), 0) % 11;
  return rest === 0 ? 0 : rest === 1 ? null : 11 - rest;
}

/** A DNI, alone or inside a CUIL; a CUIL with another check digit is none. */
export const dni: Grammar<string> = (draw) => {
  const value = digits(draw, 8);
  const ten = draw.one(['20', '23', '24', '25', '26', '27']) + value;
  const check = checkDigit(ten);
  const [dotted, way] = [grouped(Number(`1${value}`), '.').slice(1), draw.below(6)];
  if (way === 0) return is(value, value);
  if (way === 1) return is(draw.one([`DNI ${value}`, fullWidth(value), ` ${value} `, dotted]), value);
  if (way === 2) return unread(digits(draw, draw.one([9, 10, 12, 15])));
  if (check === null) return unread(`${ten}${draw.below(10)}`);
  const shift = way === 3 ? 1 + draw.below(9) : 0;
  const cuil = `${ten}${(check + shift) % 10}`;
  const text = draw.one([cuil, `${ten.slice(0, 2)}-${value}-${cuil.slice(-1)}`, `CUIL ${cuil}`]);
  return shift > 0 ? unread(text) : is(text, value);
};

const NAMES = ['ana', 'juan.perez', 'm_lopez', 'j-r', 'x1', 'maria.del.carmen'];
const HOSTS = ['gmail.com', 'hotmail.com.ar', 'mi-empresa.com', 'correo.ar'];

/** An address. */
export const email: Grammar<string> = (draw) => {
  const [name, host] = [draw.one(NAMES) + draw.below(100), draw.one(HOSTS)];
  const value = `${name}@${host}`;
  const dot = host.indexOf('.');
  return draw.one([
    is(value, value),
    is(` ${value}\t`, value),
    is(`${name}＠${host}`, value),
    is(`${name}@${host.slice(0, dot + 1)} ${host.slice(dot + 1)}`, value),
    is(`${name}@${host.slice(0, dot)} ${host.slice(dot)}`, value),
    is(`${name} @ ${host}`, value),
    is(`Ana Pérez <${value}>`, value),
    is(`mailto:${value}`, value),
    is(`${name} arroba ${host.replaceAll('.', ' punto ')}`, value),
    either(`${value} otra${value}`, value, `otra${value}`),
    unread(`a@b.com c@d.com e@f.com ${value}`),
  ]);
};

/** Area codes with the number of digits that a local number has behind them. */
const AREAS = '11 351 341 261 223 264 2966 3541 2920 3492 2202 3435'.split(' ');

/** A phone number of ten digits. */
export const phone: Grammar<string> = (draw) => {
  const area = draw.one(AREAS);
  const local = `${2 + draw.below(8)}${digits(draw, 9 - area.length)}`;
  const text = draw.one([
    area + local,
    `+54 9 ${area} ${local}`,
    `549${area}${local}`,
    `0${area} 15 ${local}`,
    `(0${area}) 15-${local}`,
    `+54 ${area}-${local}`,
  ]);
  return is(text, area + local);
};

/** Years. */
export const age: Grammar<number | null> = (draw) => {
  const value = draw.below(130);
  return draw.onceIn(4)
    ? { text: draw.one(['', 'veinte', `${value} años`, '-3', '3,5']), means: { kind: 'value', value: null } }
    : is(draw.one([String(value), ` ${value} `, fullWidth(String(value))]), value);
};

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const two = (value: number): string => String(value).padStart(2, '0');

type Day = { text: string; day: string };

/** A day from 2020 to 2039, as tables print it. */
function dayOf(draw: Draw, at: number, way: number): Day {
  const date = new Date(Date.UTC(2026, at, 1 + draw.below(28)));
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const texts = [
    `${two(day)}/${two(month)}/${year}`,
    `${day}/${month}/${year % 100}`,
    `${two(day)}-${(MONTHS[month - 1] ?? '').slice(0, 3)}-${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${day} de ${MONTHS[month - 1]} de ${year}`,
  ];
  return { text: texts[way] ?? '', day: `${year}-${two(month)}-${two(day)}` };
}

/** A payment as it is meant: its day and its pesos. */
export type Paid = { day: string | null; amount: number };

/** A table of payments: with or without heading, number, day and the parts of the instalment. */
export const table: Grammar<readonly Paid[]> = (draw) => {
  const [gap, way, sign] = [draw.one(['\t', ';', '   ', ' | ']), draw.below(5), draw.one(['', '$ '])];
  const [hasHeading, hasDay, hasNumber] = [draw.onceIn(2), !draw.onceIn(4), draw.onceIn(2)];
  const rows = Array.from({ length: 2 + draw.below(24) }, (_, at) => {
    const payment = { text: '', value: 1000 + whole(draw) };
    const cents = draw.below(100);
    const amount = Number(`${payment.value}.${two(cents)}`);
    const text = `${sign}${grouped(payment.value, '.')},${two(cents)}`;
    const { text: dayText, day } = dayOf(draw, at, way);
    const parts = hasHeading ? [`${sign}${grouped(Math.floor(amount / 2), '.')},00`] : [];
    const cells = [...(hasNumber ? [String(at + 1)] : []), ...(hasDay ? [dayText] : []), ...parts, text];
    return { line: cells.join(gap), paid: { day: hasDay ? day : null, amount } };
  });
  const headings = [...(hasNumber ? ['N.º'] : []), ...(hasDay ? ['Vencimiento'] : []), 'Capital', 'Cuota'];
  const lines = [...(hasHeading ? [headings.join(gap)] : []), ...rows.map(({ line }) => line)];
  const text = lines.join(draw.one(['\n', '\r\n', '\n\n']));
  return is(
    text,
    rows.map(({ paid }) => paid),
  );
};

/** Pieces of which adversaries make long texts. */
export const PIECES =
  '1 0 15 54 9 1. 1, .5 , . - ( ) < > @ a@ a. a a- á ñ mil millon y e $ % | ; : / \\ " \' 1/2/ 10/02/2026 \u200B ½ ² 👍 İ ﷺ 1\t a\n 1\n \n \t \u00A0'
    .split(' ')
    .concat([
      ' ',
      '1 ',
      'a ',
      'mil ',
      'arroba ',
      ' punto ',
      'banco ',
      'banco de credito ',
      '10/02/2026 1.000,50\n',
      '| 1 ',
    ]);

const LONGEST = 100_000;

/** Anything: short mixtures of pieces, now and then one piece a great many times, or 10,000 lines. */
export const anything: Grammar<never> = (draw) => {
  if (draw.onceIn(500))
    return noise(
      draw
        .one(PIECES)
        .repeat(1 + draw.below(LONGEST / 4))
        .slice(0, LONGEST),
    );
  if (draw.onceIn(1000)) {
    const line = `${draw.one(PIECES).repeat(1 + draw.below(40))}${whole(draw)}`;
    return noise(`${line}\n`.repeat(1 + draw.below(1500)));
  }
  if (draw.onceIn(1000)) return noise(`${draw.one(PIECES)}${draw.one(PIECES)}\n`.repeat(10_000));
  return noise(Array.from({ length: draw.below(12) }, () => draw.one(PIECES)).join(''));
};
