import { type Check, openExplainer } from '#scripts/config/read/explain.ts';
import type { Validation } from '#scripts/config/read/open-content.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** The validation of a page, which has no disk and can compile nothing: `checks` are those that codegen compiled. */
export const pageValidation = (
  schemas: Pick<Schemas, 'byKind'>,
  checks: Readonly<Record<string, Check>>,
): Validation => ({
  faultsOf: openExplainer(schemas, (kind) => checks[kind] as Check),
  schemaReference: (file, kind) => `${'../'.repeat(file.split('/').length - 1)}schema/${kind}.schema.json`,
});
