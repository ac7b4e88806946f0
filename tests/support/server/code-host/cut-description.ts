import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Cuts what the editor asks of the code host out of the host's published OpenAPI description, which is 385 MB installed:
 * `npm pack @octokit/openapi@23.0.2`, unpack it, and
 * `npx tsx tests/support/server/code-host/cut-description.ts package/generated/api.github.com.json`.
 */
const [source = ''] = process.argv.slice(2);

type Node = Record<string, unknown>;

const OPERATIONS = [
  'GET /user',
  'GET /repos/{owner}/{repo}',
  'POST /repos/{owner}/{repo}/forks',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'POST /repos/{owner}/{repo}/git/trees',
  'POST /repos/{owner}/{repo}/git/commits',
  'POST /repos/{owner}/{repo}/git/refs',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
];

const description = JSON.parse(readFileSync(source, 'utf8')) as Node;
const at = (path: string): Node =>
  path.split('/').reduce<Node>((node, key) => (node[key] ?? {}) as Node, description);
const resolved = (node: Node): Node =>
  typeof node['$ref'] === 'string' ? at(node['$ref'].replace('#/', '')) : node;

/** Words for readers, which validate nothing. */
const WORDS = new Set(['description', 'title', 'example', 'examples', 'deprecated', 'readOnly', 'x-github']);
const schemas: Node = {};

/** A schema of OpenAPI 3.0 as JSON Schema; the schemas that it refers to are taken along. */
function schemaOf(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((one) => schemaOf(one));
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, discriminator: _, $ref, ...rest } = node as Node;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    if (!(name in schemas)) {
      schemas[name] = true;
      schemas[name] = schemaOf(at($ref.replace('#/', '')));
    }
    return { $ref: `#/definitions/${name}` };
  }
  const entries = Object.entries(rest)
    .filter(([key]) => isNamed || !WORDS.has(key))
    .map(([key, value]) => [key, schemaOf(value, key === 'properties')]);
  const plain = Object.fromEntries(entries) as Node;
  return nullable === true && !isNamed ? { anyOf: [plain, { type: 'null' }] } : plain;
}

const operations = OPERATIONS.map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  const found = (at('paths')[path] as Node)[method.toLowerCase()] as Node;
  const parameters = ((found['parameters'] ?? []) as Node[]).map(resolved);
  const inQuery = parameters.filter((one) => one['in'] === 'query');
  const json = (node: Node): Node =>
    ((resolved(node)['content'] as Node | undefined)?.['application/json'] ?? {}) as Node;
  const answers = Object.entries(found['responses'] as Record<string, Node>);
  const [good = '', answer = {}] = answers.find(([status]) => status.startsWith('2')) ?? [];
  const [example] = Object.values((json(answer)['examples'] ?? {}) as Record<string, Node>);
  const value = example && resolved(example)['value'];
  return [
    operation,
    {
      query: Object.fromEntries(inQuery.map((one) => [one['name'], schemaOf(one['schema'])])),
      body: schemaOf(json((found['requestBody'] ?? {}) as Node)['schema']) ?? null,
      good: Number(good),
      answer: schemaOf(json(answer)['schema']) ?? null,
      example: (Array.isArray(value) ? (value as unknown[])[0] : value) ?? null,
    },
  ];
});

const { info } = description as { info: { version: string } };
const cut = {
  version: info.version,
  operations: Object.fromEntries(operations) as Node,
  definitions: schemas,
};
writeFileSync(
  new URL('../../../fixtures/code-host-api.json', import.meta.url),
  `${JSON.stringify(cut, null, 1)}\n`,
);
