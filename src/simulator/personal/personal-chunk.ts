export { keepOutcome, loadOutcome, loadPersonalData, savePersonalData } from '#gateways/personal-storage.ts';
export { PersonalStep } from '#simulator/personal/PersonalStep.tsx';
