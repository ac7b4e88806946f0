import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { ROOT } from '../support/content/files.ts';

const reader = schemaReader(readSchemas(ROOT));

it.each(listConfig(ROOT))('npm run fix leaves %s as it is', (file) => {
  const text = readFileSync(diskPath(ROOT, file), 'utf8');
  expect(fixText(reader, file, text)).toBe(text);
});
