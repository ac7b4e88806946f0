import { quoted } from '#scripts/config/read/wording.ts';
import { fault, rule } from '#scripts/config/rules/rule.ts';
import { FOREIGN_NAMES, stringsIn } from '#scripts/config/rules/strings.ts';

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

const PROMISE = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${PROMISES.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
/** A text that warns of a promise says it rightly. */
const WARNING = /desconfi|nadie|nunca|prometen?|no (?:te )?(?:asegur|garanti|exist|hay)|te aseguran|estafa/iu;
const UNFINISHED = /lorem ipsum|x{3,}|\?{3}|TODO:|FIXME|asdf/iu;

/** Members that hold words of others: names, and what adverts say. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set(['legalNames', 'product', '$schema']);

/** No text of ours is unfinished, or promises what nobody can keep. */
export const texts = rule(
  'texts',
  [],
  function* (_, { files }) {
    for (const found of stringsIn(files)) {
      const { text, path, file } = found;
      if (FOREIGN_NAMES.has(file) || path.some((key) => FOREIGN_KEYS.has(key))) continue;
      const unfinished = UNFINISHED.exec(text)?.[0];
      const promise = WARNING.test(text) ? undefined : PROMISE.exec(text)?.[0];
      if (unfinished !== undefined)
        yield fault(found, `dice ${quoted(unfinished)}`, 'el texto definitivo', 'completalo');
      const expected = 'algo que se cumpla siempre y con todos';
      if (promise !== undefined)
        yield fault(found, `dice ${quoted(promise)}`, expected, 'decí lo que se puede comprobar');
    }
  },
  true,
);
