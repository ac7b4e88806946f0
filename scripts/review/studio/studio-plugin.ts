import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { answering } from '#scripts/build/answering.ts';
import type { config } from '#scripts/build/config-plugin.ts';
import { diskPath, fileAt } from '#scripts/config/read/folder.ts';
import type { Connect, HtmlTagDescriptor, Plugin } from 'vite';
import type { Content } from '#site/content.ts';
import { type Answer, answerWith } from '#scripts/server/provider/answer.ts';
import { type Scenario, scenarioOf } from '#scripts/review/studio/scenarios.ts';
import {
  CURRENT,
  EDITS_ATTRIBUTE,
  OPENED,
  OUTDATED,
  PAGE_HEADER,
  SCENARIO_HEADER,
  SCENARIO_PARAMETER,
} from '#scripts/review/studio/states.ts';
import { studioData } from '#scripts/review/studio/studio-data.ts';
import { pageAnswer } from '#scripts/review/tool-page.ts';
import type { Lender } from '#generated/types.ts';
import { type BenchContent, type BenchLoan, benchOffers } from '#scripts/review/studio/bench-offers.ts';

type Asked = { content: BenchContent; lender: Lender | null; loan: BenchLoan };

/** The loan of a simulation's request; what is not a figure counts as the least that makes sense. */
export function loanIn(text: string): BenchLoan {
  const figure = (value: unknown): number =>
    typeof value === 'number' && Number.isFinite(value) ? Math.max(1, value) : 1;
  let fields: Record<string, unknown> = {};
  try {
    fields = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    // No page of ours sends this; a request made by hand still gets offers.
  }
  const { monto, plazo, sueldo_bolsillo } = fields;
  return { amount: figure(monto), term: figure(plazo), netSalary: figure(sueldo_bolsillo) };
}

/** What the provider of a scenario answers; null when the real one is to be asked. */
export function replyOf({ reply }: Scenario, { content, lender, loan }: Asked): Answer | null {
  if (reply === 'provider') return null;
  if ('status' in reply) return answerWith(reply.status, reply.body);
  const { count, own, disturb } = reply;
  const offers = benchOffers(content, { count, lender, own: own === 'included', loan });
  const sent: unknown[] = disturb ? offers.flatMap(disturb) : offers;
  return answerWith(200, JSON.stringify({ offers: sent }));
}

/** Marks a frame's request with the edits there were when it came: by the time it is answered there may be more. */
const EDITS_PARAMETER = '__ediciones';

/** What the studio needs to know of the content. */
type StudioSource = ReturnType<typeof config>['api'];

const STUDIO = '/__studio';
const EVENTS = `${STUDIO}/events`;
const PAGE = 'scripts/review/studio/page/index.html';
const driver = (edits: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', src: '/scripts/review/studio/driver.ts', [EDITS_ATTRIBUTE]: edits },
  injectTo: 'head-prepend',
});

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** Content that outlives a broken edit: the last that was whole, or null when there has been none. */
function keepLast(source: StudioSource): () => Promise<Content | null> {
  let last: Content | null = null;
  return async () => (last = await source.content().catch(() => last));
}

/**
 * Answers the calls of the studio's frames, known by their header: simulations by their scenario, and all others
 * with an empty answer, so that no made-up lead is recorded.
 */
const scenarioMiddleware = (lastContent: () => Promise<Content | null>): Connect.NextHandleFunction =>
  answering(async (path, request) => {
    const headerOf = (name: string): string => String(request.headers[name.toLowerCase()] ?? '');
    const scenario = scenarioOf(headerOf(SCENARIO_HEADER));
    if (!scenario || request.method !== 'POST') return undefined;
    const content = await lastContent();
    if (path !== content?.site.provider.path) return { status: 204, headers: NOT_KEPT, body: '' };
    if (scenario.reply === 'provider') return undefined;
    const page = headerOf(PAGE_HEADER);
    const lender = content.lenders.find(({ id }) => `/${id}` === page) ?? null;
    const loan = loanIn(await text(request));
    return replyOf(scenario, { content, lender, loan }) ?? undefined;
  });

/**
 * The studio at `/__studio`, in development only: every lender's page in every state, reached through the real pages
 * and answered by scenarios.
 */
export function studio(source: StudioSource): Plugin {
  const lastContent = keepLast(source);
  const listeners = new Set<ServerResponse>();
  let edits = 0;

  const message = async (root: string): Promise<string> => {
    const content = await lastContent();
    const problems = await source.problems();
    const textOf = (file: string) =>
      existsSync(diskPath(root, file)) ? readFileSync(diskPath(root, file), 'utf8') : '';
    const data = studioData({ lenders: content?.lenders ?? [], problems, textOf });
    return `data: ${JSON.stringify(data)}\n\n`;
  };

  /** Tells the page what there is now and, from then on, after every edit. */
  async function listen(root: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { ...NOT_KEPT, 'Content-Type': 'text/event-stream' }).write(await message(root));
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  }

  const events =
    (root: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      if (request.originalUrl === EVENTS) return void listen(root, response).catch(next);
      if (request.originalUrl?.includes(SCENARIO_PARAMETER))
        request.originalUrl += `&${EDITS_PARAMETER}=${edits}`;
      next();
    };

  return {
    name: 'studio',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use(events(server.config.root));
      server.middlewares.use(
        answering(async (path) => {
          if (path.replace(/\/$/, '') !== STUDIO) return undefined;
          return pageAnswer(readFileSync(join(server.config.root, PAGE), 'utf8'));
        }),
      );
      server.middlewares.use(scenarioMiddleware(lastContent));
      server.ws.on(OPENED, (seen: string, client) =>
        client.send(Number(seen) === edits ? CURRENT : OUTDATED),
      );
      server.httpServer?.once('close', () => listeners.forEach((listener) => listener.end()));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { originalUrl = '' }) => {
        const seen = new URLSearchParams(originalUrl.split('?')[1]).get(EDITS_PARAMETER);
        return seen === null ? [] : [driver(seen)];
      },
    },
    async hotUpdate({ file, server: { config } }) {
      // The config plugin has looked at the edit by now.
      if (this.environment.name !== 'client' || !fileAt(config.root, file).startsWith('config/')) return;
      edits += 1;
      // With thousands of lenders it takes longer than the page that the edit is about.
      if (listeners.size === 0) return;
      const changed = await message(config.root);
      for (const listener of listeners) listener.write(changed);
    },
  };
}
