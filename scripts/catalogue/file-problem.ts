/** The file given cannot be imported as it is; the message says why and what to do, in Spanish. */
export class FileProblem extends Error {}
