import { quoted } from '#scripts/config/read/wording.ts';
import { rule, type Rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringFinder } from '#scripts/config/rules/strings.ts';

/** A pattern that no text may hold, because it is broken, unfinished or cannot be kept, and the remedy. */
type Forbidden = {
  id: string;
  patterns: readonly string[];
  /** Whether capitals differ from small letters. */
  matchCase?: boolean;
  /** A text that says this too says it rightly. */
  unless?: RegExp;
  /** Whether names as others write them are read as well. */
  everywhere?: boolean;
  /** The one file it concerns. */
  only?: string;
  expected: string;
  action: string;
};

/** Members that hold words of others: names, and what adverts say. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set(['legalNames', 'product', 'phrases', '$schema']);

const asWords = (...words: string[]): string =>
  `(?<![\\p{L}\\p{M}\\d])(?:${words.join('|')})(?![\\p{L}\\p{M}])`;

const PROMISES = [
  'te (?:lo )?aprobamos',
  'aprobaci[oó]n (?:100 ?% )?(?:garantizada|asegurada|segura|autom[aá]tica)',
  '(?:pr[eé]stamo|cr[eé]dito) (?:garantizado|asegurado|seguro|aprobado)',
  'aprobado seguro',
  '(?:te|le) (?:aseguramos|garantizamos)',
  'sin (?:ning[uú]n )?requisitos?',
  'sin (?:mirar |consultar )?(?:el )?veraz',
  '(?:est[eé]s|figures) en el veraz',
  'sin recibo(?: de sueldo)?',
  'sin papeles',
  'sin rechazos?',
  'sin inter[eé]s(?:es)?',
  'tasa (?:del )?(?:0|cero)',
  '(?:aprobamos|prestamos) a todos',
  'plata gratis',
  'me (?:l[oa]s? )?(?:aprobaron|prestaron|dieron|salvaron|ayudaron)',
  '(?:lo|la|los|las) recomiendo',
  'la mejor decisi[oó]n',
  'opini[oó]n de (?:un )?clientes?',
];

const FORBIDDEN: readonly Forbidden[] = [
  {
    id: 'copy-markup',
    everywhere: true,
    patterns: [
      String.raw`</?[a-z!][^>]{0,200}>?`,
      String.raw`&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});`,
      String.raw`\]\(\s*(?:https?:|/)`,
      String.raw`\*\*[^*]+\*\*`,
    ],
    expected: 'texto solo, sin HTML ni Markdown',
    action: 'dejá solo las palabras',
  },
  {
    id: 'copy-encoding',
    everywhere: true,
    patterns: [
      '\\uFFFD',
      'Ã[\\u0080-\\u00BF©³±\\u00AD¡º]',
      'Â[°º¿¡ª«»]',
      'â€.?',
      String.raw`[\p{Script=Cyrillic}\p{Script=Greek}]+`,
    ],
    expected: 'letras del castellano',
    action: 'escribí el texto de nuevo, a mano: al copiarlo se estropeó',
  },
  {
    id: 'copy-placeholders',
    matchCase: true,
    patterns: [
      asWords('TODO', 'FIXME', 'TBD', 'XXX+', 'TKTK', '[Ll]orem', '[Ii]psum', 'asdf', 'qwerty'),
      asWords('[Ff]oo ?bar', '[Tt]exto de prueba', '[Aa] completar'),
      String.raw`\?\?\?`,
      'x{3,}',
    ],
    expected: 'el texto definitivo',
    action: 'completalo',
  },
  {
    id: 'copy-promises',
    patterns: [
      asWords(...PROMISES),
      '★',
      String.raw`["“«][^"”»]{15,}["”»]\s*(?:[—–-]|,?\s*(?:dice|dijo|cuenta|contó|asegura|opina|comenta))\s*\p{Lu}`,
    ],
    unless:
      /desconfi|nadie|nunca|ning[uú]n(?! requisito)|prometen?|no (?:te )?(?:asegur|garanti|exist|hay)|te aseguran|al contado|estafa/iu,
    expected: 'algo que se cumpla siempre y con todos',
    action: 'decí lo que se puede comprobar',
  },
  {
    id: 'privacy-periods',
    only: 'config/legal/privacy.json',
    patterns: [
      String.raw`(?:\d+|treinta|sesenta|noventa|cien|ciento \p{L}+) (?:días|meses|años)(?! (?:de edad|hábiles|corridos))`,
    ],
    unless: /\bley\b|artículo|plazo legal/iu,
    expected: 'el hueco del plazo que está en config/site.json, como {draftDays}',
    action: 'poné el hueco: así el texto nunca dice otra cosa',
  },
];

function ruleOf({ id, patterns, matchCase, unless, everywhere, only, expected, action }: Forbidden): Rule {
  const expression = new RegExp(patterns.join('|'), matchCase ? 'u' : 'iu');
  const find = stringFinder(
    expression,
    (text, path) =>
      (everywhere || !path.some((key) => FOREIGN_KEYS.has(key))) &&
      expression.test(text) &&
      !unless?.test(text),
    everywhere ? new Set() : FOREIGN_NAMES,
  );
  return rule(
    id,
    [],
    function* (_, { files }) {
      const read = only === undefined ? files : new Map([...files].filter(([file]) => file === only));
      for (const { text, ...place } of find(read)) {
        const is = `dice ${quoted(expression.exec(text)?.[0])}`;
        yield { ...place, severity: 'error', is, expected, action };
      }
    },
    true,
  );
}

/** A rule for each kind of what no text may hold. */
export const FORBIDDEN_TEXTS: readonly Rule[] = FORBIDDEN.map(ruleOf);
