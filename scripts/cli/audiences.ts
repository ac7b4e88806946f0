import { formatPercent, formatPesos } from '#domain/format.ts';
import { defineCommand, type Output, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { type Suggestion, suggestions } from '#scripts/config/suggest-audiences.ts';
import type { Content } from '#site/content.ts';
import { shownName } from '#site/shown-names.ts';

const USAGE = `Uso: npm run audiences [-- --top=20 --format=text|json]

Lista los públicos, provincias y montos cuyas cifras difieren más de las de la página general, con sus cifras,
sin los que ya tienen página ni los que dirían lo mismo que otra.`;

/** An audience and a loan in words, as the form has them. */
function startText({ start }: Suggestion, { simulator }: Content): string {
  const { employment, province, amount, term } = start;
  const job = simulator.employment.find(({ code }) => code === employment)?.label;
  const place = simulator.provinces.find(({ code }) => code === province)?.label;
  const loan = amount === undefined ? undefined : `${formatPesos(amount)} en ${term} cuotas`;
  return [job, place, loan].filter((part) => part !== undefined).join(' · ');
}

function line(suggestion: Suggestion, content: Content): string {
  const { facts, difference } = suggestion;
  const [first] = facts.cheapest;
  const cheapest = first && `${shownName(content, first.entity)} ${formatPercent(first.cftNominal)}`;
  const locals = facts.locals.length === 0 ? '' : `, ${facts.locals.length} solo de la provincia`;
  const score = difference.toFixed(2).replace('.', ',');
  return `${score}  ${startText(suggestion, content)}: prestan ${facts.count} (${facts.openCount} sin condición), desde ${cheapest}${locals}`;
}

function suggest(content: Content, top: number, format: string, { log }: Output): void {
  const found = suggestions(content).slice(0, top);
  log(
    format === 'json'
      ? JSON.stringify(found, null, 2)
      : found.map((one) => line(one, content)).join('\n') || 'Ninguna página nueva diría algo distinto.',
  );
}

/** Suggests pages for an audience. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  options: {
    top: { type: 'string', default: '20' },
    format: { type: 'string', default: 'text' },
  },
  run: ({ values: { top, format }, root, output }) => {
    if (!/^[1-9]\d*$/.test(top)) throw new UsageError(`--top dice «${top}» y se esperaba un número.`);
    if (format !== 'text' && format !== 'json')
      throw new UsageError(`--format dice «${format}» y se esperaba text o json.`);
    const { content } = loadContent(root);
    if (!content) throw new UserError('El contenido tiene errores: corré primero npm run check.');
    suggest(content, Number(top), format, output);
  },
});

await runAsProgram('audiences', command);
