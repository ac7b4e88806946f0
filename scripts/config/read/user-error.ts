/** An error of the user, not of the tool; the message says the reason and the way out. */
export class UserError extends Error {}
