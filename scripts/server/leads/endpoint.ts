import type { Logger } from 'pino';
import { publicAddress } from '#domain/page-address.ts';
import type { Lead, SimulatorConfig } from '#generated/types.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import {
  type Answer,
  answerWith,
  type FieldProblem,
  refuse,
  refuseFields,
} from '#scripts/server/provider/answer.ts';

/** The part of `config/` that says what a lead may hold besides what its schema says. */
type LeadRules = Pick<SimulatorConfig, 'provinces' | 'seniority' | 'employment'>;

/** What is wrong with the labels of a lead that its schema allows: they are those of the form. */
function createLabelValidator({ provinces, seniority, employment }: LeadRules) {
  const options = [
    ['provincia', provinces],
    ['antiguedad_laboral', seniority],
    ['situacion_laboral', employment],
  ] as const;
  const labels = options.map(([field, all]) => ({ field, known: all.map(({ label }) => label) }));
  return (lead: Lead): FieldProblem[] =>
    labels
      .filter(({ field, known }) => !known.includes(lead[field]))
      .map(({ field, known }) => ({ field, message: `Debe ser uno de estos: ${known.join(', ')}.` }));
}

/**
 * The lead endpoint without its socket: takes a lead that its schema allows and answers 200 once it is safely in the
 * store, 400 with what is wrong with its labels, or 503 when it cannot be kept now.
 */
export function createLeads(
  config: LeadRules,
  store: Pick<LeadStore, 'add'>,
  log: Pick<Logger, 'error'>,
): (lead: Lead) => Promise<Answer> {
  const problemsOf = createLabelValidator(config);
  return async (lead) => {
    const problems = problemsOf(lead);
    if (problems.length > 0) return refuseFields(problems);
    try {
      await store.add({ ...lead, page_url: publicAddress(lead.page_url) });
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      log.error({ code: code ?? name }, 'A lead was not written');
      return refuse(503, 'No pudimos registrar el contacto. Probá de nuevo en unos minutos.');
    }
    return answerWith(200, '{"ok":true}');
  };
}
