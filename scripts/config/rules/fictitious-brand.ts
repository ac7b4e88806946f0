import { quoted } from '#scripts/config/read/wording.ts';
import { rule } from '#scripts/config/rules/rule.ts';
import { visitStrings } from '#scripts/config/rules/strings.ts';
import { within } from '#scripts/config/read/problem.ts';

const SIGNS = [
  { sign: /\.example\b/, what: 'un dominio de ejemplo' },
  { sign: /\b5555?[- ]?\d{4}\b/, what: 'un teléfono de ejemplo' },
  { sign: /\bEjemplo\b/, what: 'un nombre de ejemplo' },
];
/** Follow from the rest, and would only repeat it. */
const DERIVED = new Set(['$schema', 'allowedHosts']);

/** Reminds, while they stand, of the brand's data that we made up. */
export const fictitiousBrand = rule({
  id: 'fictitious-brand',
  needs: ['site'],
  check({ site }) {
    const findings: {
      file: string;
      pointer: string;
      severity: 'warning';
      is: string;
      expected: string;
      action: string;
    }[] = [];
    visitStrings(site, (text, path) => {
      const found = SIGNS.find(({ sign }) => sign.test(text));
      if (!found || DERIVED.has(path[0] ?? '')) return;
      findings.push({
        file: 'config/site.json',
        pointer: within('', ...path),
        severity: 'warning',
        is: `${quoted(text)} es ${found.what}`,
        expected: 'el dato verdadero',
        action: 'completalo antes de publicar',
      });
    });
    return findings;
  },
});
