import { describe, expect, test } from 'vitest';
import { described, requestFaults } from '../support/server/code-host/description.ts';

describe("the published description of the code host's API objects to", () => {
  const asked = (method: string, path: string) => {
    const call = described(method, `/repos/equipo/sitio${path}`);
    if (!call) throw new Error('The description has no such call.');
    return call;
  };

  test.each([
    ['a proposal without its branch', 'POST', '/pulls', { title: 'Algo', base: 'main' }],
    ['a commit of a tree that is no text', 'POST', '/git/commits', { message: 'Algo', tree: 7 }],
    ['a branch without a commit', 'POST', '/git/refs', { ref: 'refs/heads/a' }],
    ['a file of a mode that is none', 'POST', '/git/trees', { tree: [{ path: 'a', mode: '1' }] }],
  ])("the published description of the code host's API objects to %s", (_, method, path, body) =>
    expect(requestFaults(asked(method, path), new URLSearchParams(), body)).toHaveLength(1),
  );

  test('what is asked by a name that it lacks', () => {
    const query = new URLSearchParams({ estado: 'open' });
    expect(requestFaults(asked('GET', '/pulls'), query, {})).toHaveLength(1);
  });

  test('a call that it does not have', () => expect(described('PUT', '/repos/a/b/pulls')).toBeUndefined());
});
