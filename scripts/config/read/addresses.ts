import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { within } from '#scripts/config/read/problem.ts';

/** Which part of which schema a node is: errors hand over nodes, validating wants addresses. */
export type Addresses = {
  /** Part of a schema at an absolute address, empty when there is none. */
  schemaAt: (address: string) => SchemaNode;
  /** Address of a part, or of what it refers to. */
  addressOf: (node: SchemaNode) => string;
};

/** Where every schema node stands, so that a node an error points to can be validated on its own. */
export function addressesOf(schemas: readonly { $id: string }[]): Addresses {
  const byNode = new Map<object, string>();
  const byAddress = new Map<string, SchemaNode>();
  const visit = (node: unknown, address: string): void => {
    if (typeof node !== 'object' || node === null) return;
    byNode.set(node, address);
    byAddress.set(address, node as SchemaNode);
    for (const [key, member] of Object.entries(node)) visit(member, address + within('', key));
  };
  for (const schema of schemas) visit(schema, `${schema.$id}#`);
  const schemaAt = (address: string): SchemaNode =>
    byAddress.get(address.includes('#') ? address : `${address}#`) ?? {};
  const addressOf = (node: SchemaNode): string => {
    const address = byNode.get(node) ?? '';
    return typeof node.$ref === 'string' ? new URL(node.$ref, address).href : address;
  };
  return { schemaAt, addressOf };
}
