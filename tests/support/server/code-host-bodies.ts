const sha = { type: 'string', pattern: '^[0-9a-f]{40}$' } as const;
const text = { type: 'string', minLength: 1 } as const;

/** A request's body with these members and no others. */
const body = (properties: object, required: readonly string[]) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

/**
 * Bodies of the calls that change something, as the host's published OpenAPI description has them, without what the
 * editor has no use for.
 */
export const BODIES = {
  'POST /git/trees': body(
    {
      base_tree: sha,
      tree: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            path: text,
            mode: { enum: ['100644', '100755', '040000', '160000', '120000'] },
            type: { enum: ['blob', 'tree', 'commit'] },
            sha: { anyOf: [sha, { type: 'null' }] },
            content: { type: 'string' },
          },
          required: ['path', 'mode', 'type'],
          // Either of the two; a tree with both is refused.
          oneOf: [{ required: ['sha'] }, { required: ['content'] }],
          additionalProperties: false,
        },
      },
    },
    ['tree'],
  ),
  'POST /git/commits': body({ message: text, tree: sha, parents: { type: 'array', items: sha } }, [
    'message',
    'tree',
  ]),
  'POST /git/refs': body({ ref: { type: 'string', pattern: '^refs/[^/]+/.+$' }, sha }, ['ref', 'sha']),
  'PATCH /git/refs/heads/:': body({ sha, force: { type: 'boolean' } }, ['sha']),
  'POST /pulls': body({ title: text, body: { type: 'string' }, head: text, base: text }, ['head', 'base']),
  'PATCH /pulls/:': body({ state: { enum: ['open', 'closed'] } }, []),
} as const;
