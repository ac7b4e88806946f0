import { formatPesos, formatTerm } from '#domain/format.ts';
import type { SavedSimulation } from '#domain/saved-simulation.ts';
import { fillTemplate } from '#domain/template.ts';
import { simulator } from '#generated/simulator.ts';

/** How a saved loan is called. */
export const loanText = ({ amount, term }: SavedSimulation, template: string): string =>
  fillTemplate(template, {
    amount: formatPesos(amount),
    term: formatTerm(term, simulator.texts.termValue),
  });
