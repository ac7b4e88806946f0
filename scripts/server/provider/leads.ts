import { answerWith, parseFields, refuse, refuseFields } from '#scripts/server/provider/answer.ts';
import { createLeadReader } from '#scripts/server/provider/lead-row.ts';
import type { SimulatorConfig } from '#generated/types.ts';
import type { Answer } from '#scripts/server/provider/answer.ts';
import type { LeadFile } from '#scripts/server/provider/lead-file.ts';

export type LeadServices = {
  file: Pick<LeadFile, 'append'>;
  now: () => number;
  /** Told of what failed, never of whom it was about. */
  report: (problem: string) => void;
};

/**
 * The lead endpoint without its socket: takes the text of a body and answers 200 once its row is safely in the file,
 * 400 with what is wrong with it, or 503 when the file cannot be written.
 */
export function createLeads(
  config: Pick<SimulatorConfig, 'limits'>,
  { file, now, report }: LeadServices,
): (text: string) => Promise<Answer> {
  const read = createLeadReader(config);
  return async (text) => {
    const parsed = parseFields(text);
    if (!('fields' in parsed)) return parsed;
    const lead = read(parsed.fields);
    if ('problems' in lead) return refuseFields(lead.problems);
    try {
      await file.append(lead.row(new Date(now())));
    } catch (error) {
      report(`A lead was not written: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
      return refuse(503, 'No pudimos registrar el contacto. Probá de nuevo en unos minutos.');
    }
    return answerWith(200, '{"ok":true}');
  };
}
