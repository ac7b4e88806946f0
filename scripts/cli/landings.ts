import { formatPercent, formatPesos } from '#domain/format.ts';
import { defineCommand, type Output, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { type Suggestion, suggestions } from '#scripts/config/suggest-landings.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { buildTrial, checkTrial, generatedLandings } from '#scripts/preview/changes/landing-trial.ts';
import type { Content } from '#site/content.ts';
import { shownName } from '#site/shown-names.ts';

const USAGE = `Uso: npm run landings -- --suggest [--top=20] [--format=text|json]
     npm run landings -- --trial

--suggest lista los públicos, provincias y montos cuyas cifras difieren más de las de la página general, con sus cifras,
sin los que ya tienen página ni los que dirían lo mismo que otra.
--trial prueba una página por situación laboral y provincia: cuáles rechaza la revisión y por qué, cuánto tardan la
revisión y la construcción del sitio y cuánto pesa cada página.`;

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

/** Findings of a trial of a page for every employment in every province; `refusals` are in the editor's words. */
type Trial = { refusals: string[]; figures: string };

async function trialOf(root: string, content: Content): Promise<Trial> {
  const landings = generatedLandings(content);
  const { refused, milliseconds } = checkTrial(root, landings);
  const kept = landings.filter(({ id }) => !refused.has(`config/landings/${id}.json`));
  const without = await buildTrial(root, []);
  const built = await buildTrial(root, kept);
  const sizes = [...built.bytes].filter(([page]) => page.startsWith('prestamos/')).map(([, size]) => size);
  const changed = [...without.bytes].filter(([page, size]) => built.bytes.get(page) !== size);
  return {
    refusals: [...refused.values()].map(({ file, message }) => `${file}: ${message}`),
    figures: `
- check of ${landings.length} pages: ${Math.round(milliseconds)} ms, ${refused.size} refused
- build: ${built.seconds.toFixed(1)} s with the other ${kept.length}, ${without.seconds.toFixed(1)} s with none
- largest page: ${Math.max(...sizes)} bytes compressed
- other pages whose bytes change: ${changed.map(([page]) => `/${page}`).join(', ') || 'none'} of ${without.bytes.size}
- joined to another page: ${twinsOf(refused)}
`,
  };
}

/** Pages with the same figures as another one, counted by the page to join. */
function twinsOf(refused: ReadonlyMap<string, Problem>): string {
  const counts = new Map<string, number>();
  for (const { message } of refused.values()) {
    const [, page = 'nobody lends it'] = /juntala con \S*landings\/([a-z-]+)\.json/.exec(message) ?? [];
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return [...counts].map(([page, count]) => `${page} ${count}`).join(', ');
}

async function trial(root: string, content: Content, { log }: Output): Promise<void> {
  const { refusals, figures } = await trialOf(root, content);
  log([...refusals, figures].join('\n'));
}

/** Suggests pages for an audience, or tries a page for every employment in every province. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  options: {
    suggest: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    top: { type: 'string', default: '20' },
    format: { type: 'string', default: 'text' },
  },
  run: async ({ values: { suggest: isAsked, trial: isTried, top, format }, root, output }) => {
    if (isAsked === isTried) throw new UsageError('Elegí --suggest o --trial.');
    if (!/^[1-9]\d*$/.test(top)) throw new UsageError(`--top dice «${top}» y se esperaba un número.`);
    if (format !== 'text' && format !== 'json')
      throw new UsageError(`--format dice «${format}» y se esperaba text o json.`);
    const { content } = loadContent(root);
    if (!content) throw new UserError('El contenido tiene errores: corré primero npm run check.');
    if (isTried) await trial(root, content, output);
    else suggest(content, Number(top), format, output);
  },
});

await runAsProgram('landings', command);
