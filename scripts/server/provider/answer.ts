/** A field of a body and what is wrong with it, in Spanish. */
export type FieldProblem = { field: string; message: string };

/** An answer to the caller. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string | Buffer };

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answer with a body that is JSON already. */
export const answerWith = (status: number, body: string, headers?: Record<string, string>): Answer => ({
  status,
  headers: headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS,
  body,
});

/** Refusal in the shape of every error: a sentence in Spanish and the fields it is about. */
export const refuse = (
  status: number,
  error: string,
  { fields = [], headers = {} }: { fields?: FieldProblem[]; headers?: Record<string, string> } = {},
): Answer => answerWith(status, JSON.stringify({ error, fields }), headers);

/** 400 that names every field with a problem, and says what each should have been. */
export function refuseFields(fields: FieldProblem[]): Answer {
  const names = fields.map(({ field }) => field).join(', ');
  const error = fields.length === 1 ? `Revisá este campo: ${names}.` : `Revisá estos campos: ${names}.`;
  return refuse(400, error, { fields });
}

/** Refusals of what is not a request at all, before its fields are looked at; the same in every provider of ours. */
export const REFUSALS = {
  noJson: refuse(400, 'El cuerpo no es JSON válido.'),
  noObject: refuse(400, 'El cuerpo debe ser un objeto JSON.'),
  tooLarge: refuse(413, 'El cuerpo es demasiado grande.'),
  noPost: refuse(405, 'Este servicio solo recibe POST.', { headers: { Allow: 'POST' } }),
} as const;

/** Bytes that the body of a simulation may have. */
export const SIMULATION_BYTES = 16 * 1024;
