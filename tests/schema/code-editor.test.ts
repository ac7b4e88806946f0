import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import * as stable from 'vscode-json-languageservice';
import * as newest from 'vscode-json-languageservice-next';
import { diskPath } from '#scripts/config/read/folder.ts';
import { ROOT } from '../support/content/files.ts';

/** What a code editor says of a file with some text in its place; it may read files, and nothing else. */
async function told(
  { getLanguageService }: Pick<typeof stable, 'getLanguageService'>,
  from: string,
  to: string,
) {
  const service = getLanguageService({
    schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
  service.configure({ validate: true, allowComments: false });
  const file = diskPath(ROOT, 'config/lenders/alerce.json');
  const text = readFileSync(file, 'utf8').replace(from, to);
  const document = stable.TextDocument.create(pathToFileURL(file).href, 'json', 1, text);
  const problems = await service.doValidation(document, service.parseJSONDocument(document));
  return problems.map(({ message }) => message);
}

test.each([
  ['that most people have', stable],
  ['to come', newest as unknown as typeof stable],
])('a code editor of the version %s checks a file by its schema', async (_, version) => {
  expect(await told(version, '"founded"', '"founded"')).toEqual([]);
  expect(await told(version, '"founded"', '"fuonded"')).toEqual([
    'Missing property "founded".',
    'Property fuonded is not allowed.',
  ]);
  expect(await told(version, '"banco"', '"bank"')).toEqual([expect.stringContaining('"fintech"')]);
});
