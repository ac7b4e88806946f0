export { keepOutcome, loadOutcome, loadPersonalData, savePersonalData } from '#gateways/personal-storage.ts';
export { PersonalStep } from '#loan/person/PersonalStep.tsx';
