/** What was asked for cannot be done as things are; the message says why and what to do. Not a fault of the tool. */
export class UserError extends Error {}
