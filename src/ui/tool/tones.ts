/** How an answer looks: an alarm, a warning, facts, or a gain. */
export type Tone = 'bad' | 'warn' | 'info' | 'good';

/**
 * The tone of everything that a tool may find. Good is what costs less than the middle of the market, or a gain: never what
 * is merely inside its lender's ceiling.
 */
export const TONES = {
  // The cost of a contract.
  aboveCeiling: 'bad',
  twiceTheMiddle: 'bad',
  aboveMiddle: 'warn',
  belowMiddle: 'good',
  noMiddle: 'info',
  // Who writes.
  alarm: 'bad',
  centralBank: 'bad',
  forged: 'bad',
  near: 'warn',
  unknown: 'warn',
  known: 'info',
  // A swap of debts.
  cheaper: 'good',
  cheaperButHigher: 'info',
  lowerButDearer: 'warn',
  dearer: 'bad',
  same: 'info',
  // Days to give a loan back.
  open: 'info',
  lastDay: 'warn',
  bankDays: 'warn',
  over: 'warn',
} as const satisfies Record<string, Tone>;

export type Finding = keyof typeof TONES;
