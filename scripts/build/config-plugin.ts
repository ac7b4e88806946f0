import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { contentOutput, diskPath, fileAt, shownFile } from '#scripts/config/read/folder.ts';
import type { Content, Loaded } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { GENERATED, generate } from '#scripts/config/codegen/generate.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { asText, codeFrame, inOrder } from '#scripts/config/print.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

type Api = {
  /** The validated content, as fresh as the last edit. Rejects, with file and line, while it is broken. */
  content: () => Promise<Content>;
  /** Every problem there is now, warnings included. */
  problems: () => Promise<Problem[]>;
};

type ContentError = Error & ErrorPayload['err'];

const WATCHED = /^(?:config|schema)\//;
const NAME = 'config';

/** The error that Vite shows: the first problem with its place and lines, and the number of the others. */
function errorOf(root: string, loaded: Loaded, errors: readonly Problem[]): ContentError {
  const [first] = errors as [Problem];
  const more = errors.length > 1 ? `\n\nY ${errors.length - 1} más: npm run check los muestra todos.` : '';
  const { file, line, column } = first;
  const message = `${shownFile(file)}:${line}:${column} ${first.message}${more}`;
  const id = diskPath(root, file);
  const text = loaded.files.get(file)?.text;
  return Object.assign(new Error(message), {
    plugin: NAME,
    id,
    loc: { file: id, line, column },
    // The overlay trims, and would push the first line out of its column.
    frame: text ? `\n${codeFrame(text, first)}` : '',
    stack: '',
  });
}

async function run(root: string, loaded: Loaded) {
  const problems = inOrder(allProblems(loaded));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 || !loaded.content)
    return { content: null, error: errorOf(root, loaded, errors), loaded, problems };
  await generate(root, loaded.content);
  return { content: loaded.content, error: null, loaded, problems };
}

/** Generates a content's modules in a process of its own, because tests of several contents share this one. */
function generateFor(project: string, folder: string): void {
  const env = { ...process.env, CONFIG: folder };
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/cli/codegen.ts'], { cwd: project, env });
}

/** Vite's overlay is in English; its last line can only be replaced by style. */
const OVERLAY_FOOT = `vite-error-overlay::part(tip){font-size:0}
vite-error-overlay::part(tip)::after{content:"Se va al guardar el arreglo. Esc lo cierra.";font-size:13px}`;

/** Content for the other plugins: validated, generated from, and in development followed edit by edit. */
export function config(): Plugin<Api> & { api: Api } {
  let root = '';
  let mayWait = false;
  let isOfTests = false;
  let load: ReturnType<typeof openLoader> | undefined;
  let latest: ReturnType<typeof run> | undefined;
  const runNow = async () => {
    load ??= openLoader(root);
    return run(root, load(readFiles(root)));
  };
  const current = () => (latest ??= runNow());

  /** Takes in an edit: reloads the page after a good one, or shows on it what is wrong with a bad one. */
  async function take(file: string, { environments }: ViteDevServer): Promise<void> {
    const { hot } = environments.client;
    try {
      if (file.startsWith('schema/')) load = undefined;
      latest = runNow();
      const { error } = await latest;
      if (error) throw error;
      hot.send({ type: 'full-reload' });
    } catch (error) {
      // An Error's message is not enumerable: sent as it is, the overlay would stay empty.
      const { message } = error as Error;
      hot.send({ type: 'error', err: { ...(error as ContentError), message, stack: '' } });
    }
  }

  return {
    name: NAME,
    api: {
      content: async () => {
        const { content, error } = await current();
        if (error) throw error;
        return content;
      },
      problems: async () => (await current()).problems,
    },
    config({ root: given = '.', test }) {
      const project = resolve(given);
      const folder = test?.env?.['CONFIG'];
      if (folder) generateFor(project, folder);
      const data = join(project, GENERATED, contentOutput(folder));
      return { resolve: { alias: { '#generated/content': data } } };
    },
    configResolved(resolved) {
      isOfTests = resolved.test?.env?.['CONFIG'] !== undefined;
      root = resolved.root;
      mayWait = resolved.command === 'serve' && resolved.mode !== 'test';
    },
    async buildStart() {
      if (isOfTests) return;
      const { error, loaded, problems } = await current();
      if (!error) return;
      const errors = problems.filter(({ severity }) => severity === 'error');
      const text = asText(errors, loaded.files);
      // In development the page shows the error and waits for the repair.
      if (mayWait) this.warn(text);
      else
        this.error(
          `${pluralize(errors.length, 'error', 'errores')} en ${shownFile('config/')}.\n\n${text}\n`,
        );
    },
    transformIndexHtml: (_, { server }) => (server ? [{ tag: 'style', children: OVERLAY_FOOT }] : []),
    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        const path = fileAt(root, file);
        if (!WATCHED.test(path)) return undefined;
        if (this.environment.name === 'client') await take(path, server);
        return [];
      },
    },
  };
}
