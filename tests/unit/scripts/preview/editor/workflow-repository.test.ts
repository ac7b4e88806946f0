import { expect, test } from 'vitest';
import { workflowRepository } from '#scripts/preview/editor/editor-data.ts';

const HOST = { GITHUB_SERVER_URL: 'https://umbral.example', GITHUB_REPOSITORY: 'equipo/sitio' };
const address = 'https://umbral.example/equipo/sitio';

const ref = (type: string, name: string, base?: string) => ({
  ...HOST,
  GITHUB_REF_TYPE: type,
  GITHUB_REF_NAME: name,
  ...(base !== undefined && { GITHUB_BASE_REF: base }),
});

test.each([
  ['of a branch', ref('branch', 'main'), { address, branch: 'main' }],
  ['of a pull request', ref('branch', '7/merge', 'main'), { address, branch: 'main' }],
  ['of a tag', ref('tag', 'v1', ''), undefined],
  ['that is none', {}, undefined],
])('a workflow %s', (_, env, repository) => expect(workflowRepository(env)).toEqual(repository));
