import { loadAjv } from '#scripts/config/read/validators.ts';
import { textOf } from './files.ts';

/** Returns what a schema of the project says against some data; 'No errors' when nothing. */
export function faultsBySchema(name: string, data: unknown): string {
  const { Ajv2020 } = loadAjv();
  const ajv = new Ajv2020({ strict: false });
  const schema = (of: string): object => JSON.parse(textOf(`schema/${of}.schema.json`)) as object;
  ajv.addSchema(schema('common'));
  ajv.validate(schema(name), data);
  return ajv.errorsText();
}
