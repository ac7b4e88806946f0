import type { Draft } from '#scripts/preview/editor/page/draft-text.ts';
import { isStatus } from '#scripts/preview/editor/page/host/host-fault.ts';
import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';

/** Returns the commit that a branch stands at; of the published branch without a name. */
export async function headOf(
  { call, project, branch: published }: Host,
  branch = published,
): Promise<string> {
  const asked = { ...project, ref: `heads/${branch}` };
  const { data } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', asked);
  return data.object.sha;
}

/** Returns a file's text at a commit; null where there is no such file. */
async function textAt({ call, project }: Host, path: string, ref: string): Promise<string | null> {
  try {
    const raw = { mediaType: { format: 'raw' } };
    const asked = { ...project, path, ref, ...raw };
    const { data } = await call('GET /repos/{owner}/{repo}/contents/{path}', asked);
    return data as unknown as string;
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

/** Returns the texts of files at a commit; null for those that are not there. */
export async function textsAt(host: Host, files: readonly string[], ref: string): Promise<Draft> {
  const read = async (file: string) => [file, await textAt(host, file, ref)] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}
