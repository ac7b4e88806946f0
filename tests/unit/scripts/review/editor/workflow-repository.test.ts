import { expect, test } from 'vitest';
import { workflowRepository } from '#scripts/review/editor/editor-data.ts';

const HOST = { GITHUB_SERVER_URL: 'https://umbral.example', GITHUB_REPOSITORY: 'equipo/sitio' };
const address = 'https://umbral.example/equipo/sitio';

test.each([
  [
    'of a branch',
    { ...HOST, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main' },
    { address, branch: 'main' },
  ],
  [
    'of a pull request',
    { ...HOST, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: '7/merge', GITHUB_BASE_REF: 'main' },
    { address, branch: 'main' },
  ],
  ['of a tag', { ...HOST, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1', GITHUB_BASE_REF: '' }, undefined],
  ['that is none', {}, undefined],
])('a workflow %s', (_, env, repository) => expect(workflowRepository(env)).toEqual(repository));
