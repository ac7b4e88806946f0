import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

type Operation = {
  query: Record<string, object>;
  body: object | null;
  /** What the host answers, as it publishes it, without what the editor does not read. */
  example: unknown;
};

const { operations } = JSON.parse(
  readFileSync(new URL('../../../fixtures/code-host-api.json', import.meta.url), 'utf8'),
) as { operations: Record<string, Operation> };

const ajv = new Ajv({ strict: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value by a schema of the description; '' when nothing is. */
function faultOf(schema: object, value: unknown): string {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

const REPO = '/repos/{owner}/{repo}';

/** Operations with the pattern of their calls; a parameter is all of the rest of an address, as with a path. */
const PATTERNS = Object.entries(operations).map(([name, operation]) => {
  const pattern = name
    .replaceAll('{owner}', '[^/]+')
    .replaceAll('{repo}', '[^/]+')
    .replaceAll(/\/\{\w+\}\//g, '/([^/]+)/')
    .replaceAll(/\{\w+\}$/g, '(.+)');
  return { short: name.replace(REPO, ''), operation, pattern: new RegExp(`^${pattern}$`) };
});

/** A call as the description names it: 'GET /git/ref/{ref}', and its last parameter. */
export type Described = { short: string; operation: Operation; name: string };

/** Returns the operation that a call asks for; undefined when the description has none that the editor may ask for. */
export function described(method: string, path: string): Described | undefined {
  for (const { short, operation, pattern } of PATTERNS) {
    const found = pattern.exec(`${method} ${path}`);
    if (found) return { short, operation, name: found[1] ?? '' };
  }
  return undefined;
}

/** What the description objects to in a request. */
export function requestFaults({ operation }: Described, query: URLSearchParams, body: unknown): string[] {
  const faults = [...query].map(([name, text]) => {
    const schema = operation.query[name];
    if (!schema) return `nothing is asked by ${name}`;
    return faultOf(schema, 'type' in schema && schema.type === 'integer' ? Number(text) : text);
  });
  if (operation.body) faults.push(faultOf(operation.body, body));
  return faults.filter(Boolean);
}

/** The description's example of what a call is answered, or of one element of a list. */
export function exampleOf(short: string): Record<string, object> {
  const found = PATTERNS.find((one) => one.short === short)?.operation.example;
  return structuredClone(found) as Record<string, object>;
}
