export { keepOutcome, loadOutcome } from '#gateways/outcome-storage.ts';
export { loadPersonalData, savePersonalData } from '#gateways/personal-storage.ts';
export { PersonalStep } from '#simulator/personal/PersonalStep.tsx';
