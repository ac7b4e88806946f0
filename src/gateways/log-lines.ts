/** Every line that the site writes to a visitor's own console. */
const CONSOLE_LINES = [
  'Simulation request',
  'Simulation failed',
  'Lead not recorded',
  'Contact message',
] as const;

export type ConsoleLine = (typeof CONSOLE_LINES)[number];
