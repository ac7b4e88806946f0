import { describe, expect, test } from 'vitest';
import { job, scratch, type Step } from '../../../unit/workflows.ts';

const stepNamed = (name: string, of: string, said: string): Step | undefined =>
  job(name, of).steps.find((step) => step.id === said || step.name === said);

describe('the refresh of the catalogue', () => {
  test.each([
    ['is proposed to people when it changed something', 'git diff', 'proposed=yes'],
    ['proposes nothing when all is as it was', 'none', ''],
  ])('%s', (_, failing, output) => {
    const { run, read, calls } = scratch({}, ['git', 'gh'], failing);
    expect(run(stepNamed('catalogue', 'refresh', 'propose')?.run).status).toBe(0);
    expect(read('output')).toBe(output);
    expect(calls().some((call) => call.startsWith('gh pr create'))).toBe(output !== '');
  });

  const CHECKED = ['npm run check', 'npx vitest run --project content tests/content'];
  const MERGED = [
    'gh pr merge catalogue-refresh --squash --delete-branch',
    'curl --fail --silent --show-error --request POST https://host.example/publish',
  ];

  test.each([
    ['the content does not say', {}, 'none', []],
    ['the content says to propose', { catalogue: { merge: 'propose' } }, 'none', []],
    ['the content says so', { catalogue: { merge: 'auto' } }, 'none', [...CHECKED, ...MERGED]],
    ['its check fails', { catalogue: { merge: 'auto' } }, 'npm run check', CHECKED.slice(0, 1)],
  ])('is checked, merged and published by itself or not: %s', (_, site, failing, expected) => {
    const { run, calls } = scratch(
      { 'config/site.json': JSON.stringify(site) },
      ['gh', 'npm', 'npx', 'curl'],
      failing,
    );
    run(stepNamed('catalogue', 'refresh', 'Merge it when the content says so')?.run, {
      HOOK: 'https://host.example/publish',
    });
    expect(calls()).toEqual(expected);
  });
});
