import { answerWith, parseFields, refuse, refuseFields } from '#scripts/server/provider/answer.ts';
import { createLeadReader } from '#scripts/server/leads/lead-reader.ts';
import type { Answer } from '#scripts/server/provider/answer.ts';
import type { LeadRules } from '#scripts/server/leads/lead-reader.ts';
import type { LeadStore } from '#scripts/server/leads/store.ts';

export type LeadServices = {
  store: Pick<LeadStore, 'add'>;
  /** Told of what failed, never of whom it was about. */
  report: (problem: string) => void;
};

/**
 * The lead endpoint without its socket: takes the text of a body and answers 200 once it is safely in the store,
 * 400 with what is wrong with it, or 503 when it cannot be kept now.
 */
export function createLeads(
  config: LeadRules,
  { store, report }: LeadServices,
): (text: string) => Promise<Answer> {
  const read = createLeadReader(config);
  return async (text) => {
    const parsed = parseFields(text);
    if (!('fields' in parsed)) return parsed;
    const body = read(parsed.fields);
    if ('problems' in body) return refuseFields(body.problems);
    try {
      await store.add(body.lead);
    } catch (error) {
      report(`A lead was not written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
      return refuse(503, 'No pudimos registrar el contacto. Probá de nuevo en unos minutos.');
    }
    return answerWith(200, '{"ok":true}');
  };
}
