import { codeOf, firstInvisible, quoted } from '#scripts/config/read/wording.ts';
import { fault, type Rule, rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringsIn } from '#scripts/config/rules/strings.ts';

/** What no text may hold, because it is broken or unlawful. */
type Forbidden = {
  id: string;
  pattern: RegExp;
  /** A text that says this too says it rightly. */
  unless?: RegExp;
  /** Whether names as others write them are read as well. */
  everywhere?: boolean;
  /** The fault of a text, given what was found in it. */
  is?: (text: string, found: string) => string;
  expected: string;
  action: string;
};

/**
 * Letters that some device does not show, or shows as a picture: blanks in disguise, signs of a font of symbols, two
 * letters of a PDF as one, letters as wide as Chinese ones, pictures; not the signs of a text that may be drawn as one (©, ™, ↔).
 */
const STRANGE =
  /[\u2800\u3000\u3164\u115F\u1160\uFFA0\u17B4\u17B5\uE000-\uF8FF\uFB00-\uFB06\uFF01-\uFF5E]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Promises of a loan that nobody can keep, and that the law forbids. */
const PROMISES = [
  'te (?:lo )?aprobamos',
  'aprobaci[oó]n (?:100 ?% )?(?:garantizada|asegurada|segura|autom[aá]tica)',
  '(?:pr[eé]stamo|cr[eé]dito) (?:garantizado|asegurado|aprobado)',
  '(?:te|le) (?:aseguramos|garantizamos)',
  'sin (?:ning[uú]n )?requisitos?',
  'sin (?:mirar |consultar )?(?:el )?veraz',
  'est[eé]s en el veraz',
  'sin recibo(?: de sueldo)?',
  '(?:aprobamos|prestamos) a todos',
  // Praise attributed to a person without a name.
  'me (?:l[oa]s? )?(?:aprobaron|prestaron|dieron)',
];

const FORBIDDEN: readonly Forbidden[] = [
  {
    id: 'copy-characters',
    everywhere: true,
    pattern:
      /[\p{Cs}\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?!\uFE0F)\p{M}/u,
    is: (text) => {
      const invisible = firstInvisible(text);
      return invisible
        ? `tiene un carácter que no se ve (${invisible})`
        : 'tiene letras con el acento separado';
    },
    expected: 'solo letras, números y signos',
    action: 'escribí el texto de nuevo, a mano',
  },
  {
    id: 'letters',
    pattern: STRANGE,
    is: (_, found) => `tiene un signo que no todos los teléfonos muestran (${codeOf(found)})`,
    expected: 'letras y signos comunes',
    action: 'escribilo con letras comunes, o sacalo',
  },
  {
    id: 'copy-markup',
    everywhere: true,
    pattern:
      /<\/?[a-z!][^>]{0,200}>?|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});|\]\(\s*(?:https?:|\/)|\*\*[^*]+\*\*/iu,
    expected: 'texto solo, sin HTML ni Markdown',
    action: 'dejá solo las palabras',
  },
  {
    id: 'copy-encoding',
    everywhere: true,
    is: (_, found) =>
      found.length === 1
        ? `tiene una letra de otro alfabeto o rota (${codeOf(found)})`
        : `dice ${quoted(found)}`,
    pattern: /\uFFFD|Ã[\u0080-\u00BF©³±\u00AD¡º]|Â[°º¿¡ª«»]|â€.?|[\p{Script=Cyrillic}\p{Script=Greek}]+/u,
    expected: 'letras del castellano',
    action: 'escribí el texto de nuevo, a mano: al copiarlo se estropeó',
  },
  {
    id: 'copy-placeholders',
    pattern: /lorem ipsum|x{3,}|\?{3}|TODO:|FIXME|asdf/iu,
    expected: 'el texto definitivo',
    action: 'completalo',
  },
  {
    id: 'copy-promises',
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${PROMISES.join('|')})(?![\\p{L}\\p{M}])`, 'iu'),
    unless: /desconfi|nadie|nunca|prometen?|no (?:te )?(?:asegur|garanti|exist|hay)|te aseguran|estafa/iu,
    expected: 'algo que se cumpla siempre y con todos',
    action: 'decí lo que se puede comprobar',
  },
];

/** Members that hold words of others: names, and what adverts say. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set(['legalNames', 'product', '$schema']);

const ruleOf = ({ id, pattern, unless, everywhere, is, expected, action }: Forbidden): Rule =>
  rule(
    id,
    [],
    function* (_, { files }) {
      for (const { text, path, file, pointer } of stringsIn(files)) {
        const isForeign = FOREIGN_NAMES.has(file) || path.some((key) => FOREIGN_KEYS.has(key));
        const found = (isForeign && !everywhere) || unless?.test(text) ? null : pattern.exec(text);
        if (!found) continue;
        const says = is?.(text, found[0]) ?? `dice ${quoted(found[0])}`;
        yield { ...fault(pointer, says, expected, action), file };
      }
    },
    true,
  );

/** A rule for each kind of what no text may hold. */
export const FORBIDDEN_TEXTS: readonly Rule[] = FORBIDDEN.map(ruleOf);
