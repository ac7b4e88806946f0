import { isCuit } from '#domain/input/cuit.ts';
import { COMPANY_FIELDS } from '#site/company.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { within } from '#scripts/config/read/problem.ts';
import { fault, rule, warning } from '#scripts/config/rules/rule.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';

const SIGNS = [
  { sign: /\.example\b/, what: 'un dominio de ejemplo' },
  { sign: /\b5555?[- ]?\d{4}\b/, what: 'un teléfono de ejemplo' },
  { sign: /\bEjemplo\b/, what: 'un nombre de ejemplo' },
];
/** Members whose values follow from other members; a finding about them would repeat one. */
const DERIVED = new Set(['$schema', 'allowedHosts']);

/** Reminds, while they stand, of the brand's data that we made up. */
export const fictitiousBrand = rule('fictitious-brand', ['site'], function* ({ site }) {
  for (const { text, path } of stringsOf(site)) {
    const found = SIGNS.find(({ sign }) => sign.test(text));
    if (!found || DERIVED.has(path[0] ?? '')) continue;
    const is = `${quoted(text)} es ${found.what}`;
    yield warning(within('', ...path), is, 'el dato verdadero', 'completalo antes de publicar');
  }
});

/** Asks for what is not known of the responsible company, and refuses a CUIT whose check digit does not follow. */
export const company = rule('company', ['site'], function* ({ site }) {
  const { cuit = '' } = site.company;
  const off = `el último dígito de ${cuit} no corresponde a los otros`;
  if (cuit !== '' && !isCuit(cuit)) yield fault('/company/cuit', off, 'un CUIT verdadero', 'revisalo');
  const known = 'la razón social, el CUIT, el domicilio legal y el correo';
  const is = 'no está completa la empresa responsable';
  if (COMPANY_FIELDS.some((field) => !site.company[field]))
    yield warning('/company', is, known, 'completala antes de publicar');
});
