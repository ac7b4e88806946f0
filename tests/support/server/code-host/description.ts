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

/** The one question that is asked by GraphQL, as its reference describes `createCommitOnBranch`. */
const GRAPH: Described = {
  short: 'POST /graphql',
  name: '',
  operation: { query: {}, body: null, example: null },
};
const text = { type: 'string' };
const record = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const listOf = (items: object) => ({ type: 'array', items });
const COMMIT_INPUT = record({
  branch: record({ repositoryNameWithOwner: text, branchName: text }),
  expectedHeadOid: { type: 'string', pattern: '^[0-9a-f]{40}$' },
  message: record({ headline: text, body: text }, ['headline']),
  fileChanges: record({
    additions: listOf(record({ path: text, contents: { type: 'string', pattern: '^[A-Za-z0-9+/]*=*$' } })),
    deletions: listOf(record({ path: text })),
  }),
});

/** What the reference objects to in a question that is asked by GraphQL. */
export function graphFaults({ query, variables }: Record<string, unknown>): string[] {
  const isKnown = String(query).includes('createCommitOnBranch(input: $input)');
  const { input } = variables as { input: unknown };
  return [isKnown ? '' : `the reference has no ${String(query)}`, faultOf(COMMIT_INPUT, input)].filter(
    Boolean,
  );
}

/** Returns the operation that a call asks for; undefined when the description has none that the editor may ask for. */
export function described(method: string, path: string): Described | undefined {
  if (method === 'POST' && path === '/graphql') return GRAPH;
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
