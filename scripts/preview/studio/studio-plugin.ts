import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { answering } from '#scripts/build/answering.ts';
import type { config } from '#scripts/build/config-plugin.ts';
import { diskPath, fileAt } from '#scripts/config/read/folder.ts';
import type { Connect, Plugin } from 'vite';
import type { Content } from '#site/content.ts';
import { type Answer, answerWith } from '#scripts/server/provider/answer.ts';
import {
  type Scenario,
  SCENARIO_HEADER,
  SCENARIO_PARAMETER,
  scenarioOf,
} from '#scripts/preview/studio/scenarios.ts';
import { studioData } from '#scripts/preview/studio/studio-data.ts';
import { pageAnswer } from '#scripts/preview/tool-page.ts';
import type { Lender, SimulationRequest } from '#generated/types.ts';
import { type BenchContent, type BenchLoan, benchOffers } from '#scripts/preview/studio/bench-offers.ts';

type Asked = { content: BenchContent; lender: Lender | null; loan: BenchLoan };

/** What the provider of a scenario answers; undefined when the real one is to be asked. */
export function replyOf({ reply }: Scenario, { content, ...asked }: Asked): Answer | undefined {
  if (reply === 'provider') return undefined;
  if ('status' in reply) return answerWith(reply.status, reply.body);
  const { disturb, ...wanted } = reply;
  const offers = benchOffers(content, { ...asked, ...wanted });
  return answerWith(200, JSON.stringify({ offers: disturb ? offers.flatMap(disturb) : offers }));
}

/** What the studio needs to know of the content. */
type StudioSource = ReturnType<typeof config>['api'];

const STUDIO = '/__studio';
const PAGE = 'scripts/preview/studio/page/index.html';
const DRIVER = {
  tag: 'script',
  attrs: { type: 'module', src: '/scripts/preview/studio/driver.ts' },
  injectTo: 'head-prepend',
} as const;

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/**
 * Answers the calls of the studio's frames, known by their header: simulations by their scenario, and all others
 * with an empty answer, so that no made-up lead is recorded.
 */
const scenarioMiddleware = (lastContent: () => Promise<Content | null>): Connect.NextHandleFunction =>
  answering(async (path, request) => {
    const [id = '', page] = String(request.headers[SCENARIO_HEADER.toLowerCase()]).split(' ');
    const scenario = scenarioOf(id);
    if (!scenario || request.method !== 'POST') return undefined;
    const content = await lastContent();
    if (path !== content?.site.provider.path) return { status: 204, headers: NOT_KEPT, body: '' };
    if (scenario.reply === 'provider') return undefined;
    const lender = content.lenders.find((one) => `/${one.id}` === page) ?? null;
    const { monto, plazo, sueldo_bolsillo } = JSON.parse(await text(request)) as SimulationRequest;
    const loan = { amount: monto, term: plazo, netSalary: sueldo_bolsillo };
    return replyOf(scenario, { content, lender, loan });
  });

/**
 * The studio at `/__studio`, in development only: every lender's page in every state, reached through the real pages
 * and answered by scenarios.
 */
export function studio(source: StudioSource): Plugin {
  let last: Content | null = null;
  /** Content that outlives a broken edit: the last that was whole, or null when there has been none. */
  const lastContent = async () => (last = await source.content().catch(() => last));
  const listeners = new Set<ServerResponse>();

  const message = async (root: string): Promise<string> => {
    const lenders = (await lastContent())?.lenders ?? [];
    const textOf = (file: string) =>
      existsSync(diskPath(root, file)) ? readFileSync(diskPath(root, file), 'utf8') : '';
    return `data: ${JSON.stringify(studioData(lenders, await source.problems(), textOf))}\n\n`;
  };

  /** Tells the page what there is now and, from then on, after every edit. */
  async function listen(root: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { ...NOT_KEPT, 'Content-Type': 'text/event-stream' }).write(await message(root));
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  }

  return {
    name: 'studio',
    apply: 'serve',
    enforce: 'pre',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use(`${STUDIO}/events`, (_, response, next) => void listen(root, response).catch(next));
      middlewares.use(
        answering(async (path) => {
          if (path.replace(/\/$/, '') !== STUDIO) return undefined;
          return pageAnswer(readFileSync(join(root, PAGE), 'utf8'));
        }),
      );
      middlewares.use(scenarioMiddleware(lastContent));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { originalUrl = '' }) => (originalUrl.includes(SCENARIO_PARAMETER) ? [DRIVER] : []),
    },
    async hotUpdate({ file, server: { config } }) {
      // The config plugin has looked at the edit by now.
      if (this.environment.name !== 'client' || !fileAt(config.root, file).startsWith('config/')) return;
      // With thousands of lenders it takes longer than the page that the edit is about.
      if (listeners.size === 0) return;
      const changed = await message(config.root);
      for (const listener of listeners) listener.write(changed);
    },
  };
}
