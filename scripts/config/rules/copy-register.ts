import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringFinder } from '#scripts/config/rules/strings.ts';

const NOT_IN_WORD = '(?![\\p{L}\\p{M}])';
/** Forms of tú and usted that are nothing else in Spanish. */
const ALWAYS =
  'tú|usted|vosotros|elige|eliges|puedes|tienes|quieres|eres|debes|necesitas|haces|sabes|prefieres|pides|obtienes|contigo|inténtalo|ingrésalo|elígelo|compáralo|revísalo|contáctanos|haz clic|haga clic';
/** Forms that are the third person in the middle of a sentence and an order at its beginning. */
const AS_ORDER =
  'ingresa|ingrese|compara|compare|revisa|revise|intenta|intente|completa|complete|selecciona|seleccione|escribe|escriba|elija|solicita|solicite|simula|simule|descubre|descubra|calcula|calcule|consulta|consulte|verifica|verifique|haz|haga|accede|acceda|encuentra|encuentre|llama|llame|pide|pida';

const ANYWHERE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ALWAYS})${NOT_IN_WORD}`, 'iu');
const AT_START = new RegExp(`(?:^|[.:;¿¡]\\s*|[Pp]or favor,? )(?:${AS_ORDER})${NOT_IN_WORD}`, 'iu');
const SUSPICIOUS = new RegExp(`(?:${ALWAYS}|${AS_ORDER})${NOT_IN_WORD}`, 'iu');
/** Nouns that look like orders, and codes that are not copy. */
const NOT_SPEECH = /^(?:Consulta general|Consultas?|[a-z0-9_/#-]+)$/;

const breach = (text: string): string | undefined =>
  NOT_SPEECH.test(text) ? undefined : (ANYWHERE.exec(text) ?? AT_START.exec(text))?.[0];

const find = stringFinder(SUSPICIOUS, (text) => breach(text) !== undefined, FOREIGN_NAMES);

/** The site speaks to its visitors as people in Argentina do: de vos. */
export const copyRegister = rule({
  id: 'copy-register',
  needs: [],
  exceptable: true,
  *check(_, { files }) {
    for (const { text, ...place } of find(files)) {
      const is = `dice ${quoted(breach(text)?.replace(/^[.:;¿¡]\s*/, ''))}`;
      yield { ...place, is, expected: 'voseo (ingresá, elegí, podés)', action: 'pasalo a vos' };
    }
  },
});
