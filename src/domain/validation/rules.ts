import type { PersonalConfig, SimulatorConfig } from '#generated/types.ts';

/** Limits and messages of step 1: `config/simulator.json` fits as it is. */
export type LoanFormRules = Pick<SimulatorConfig, 'limits'> & {
  texts: Pick<SimulatorConfig['texts'], 'messages'>;
};

/** Messages of step 2: `config/personal.json` fits as it is. */
export type PersonalDataRules = { texts: Pick<PersonalConfig['texts'], 'messages'> };
