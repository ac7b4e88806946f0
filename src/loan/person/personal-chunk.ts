import { loadOutcome as loadChecked } from '#gateways/personal-storage.ts';
import personal from '#generated/content/personal.json';
import * as step from '#loan/person/PersonalStep.tsx';
import { type Words, withWords } from '#site/words.tsx';

// Step 2, with its texts and what it stores: one script.
export { keepOutcome, loadPersonalData, savePersonalData } from '#gateways/personal-storage.ts';

export const PersonalStep = withWords(step.PersonalStep, { personal });

/** The results that this tab keeps of a page; null when there are none that make sense. */
export const loadOutcome = (
  formKey: string,
  personalDays: number,
  words: Partial<Words> & Pick<Words, 'simulator'>,
) => loadChecked(formKey, personalDays, { personal, ...words });
