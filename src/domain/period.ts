/** Days of Buenos Aires, `YYYY-MM-DD`, on which something holds; both included, and either may be open. */
export type Period = { from?: string | undefined; until?: string | undefined };

/** Whether a period takes in a day. */
export const holdsOn = ({ from = '', until = '9999-12-31' }: Period, day: string): boolean =>
  from <= day && day <= until;

/** Whether a period is over on a day. */
export const isOver = ({ until = '9999-12-31' }: Period, day: string): boolean => until < day;
