import { CARD_PRESSES } from '../../support/content/card-presses.ts';
import { content, pageLabel } from '../../support/visitor/content.ts';
import { storedLeads } from '../../support/data/leads.ts';
import type { BrowserContextOptions, Page, Route } from 'playwright';
import { inject } from 'vitest';
import { type Inspection, inspect } from '../../support/faults/inspection.ts';
import { keepingBrowser } from '../../support/browser/browsers.ts';
import { LeakWatch } from '../../support/faults/leaks.ts';
import { InvariantMonitor } from './invariant-monitor.ts';
import { expect } from '../../support/visitor/shown.ts';
import { SimulatorPage } from '../../support/visitor/simulator-page.ts';
import { returning, seed, type Stored } from '../../support/data/stored.ts';
import { DESKTOP, newVisit } from '../../support/browser/visit.ts';

/** How an endpoint behaves instead of answering as it should. */
export type Answer =
  /** The browser's own network error. */
  | { fails: Parameters<Route['abort']>[0] }
  /** A connection that breaks while the answer comes, which the browser's routing cannot do. */
  | 'reset in the body'
  /** Nothing comes until the visit releases it; then the real answer. */
  | 'held'
  /** A well-formed response. */
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer; type?: string };

/** What the visitor must see in the end. */
export type Sees = {
  view: 'offers' | 'no offers' | 'error' | 'personal' | 'page' | 'nothing';
  /** Offers in the whole list, not only on this page of it. */
  offers?: number;
  /** Texts that must be on the screen. */
  texts?: readonly string[];
  /** Texts that must not. */
  hides?: readonly string[];
};

/** One thing that goes wrong, how it is brought about, and what the visitor must see. */
export type Fault = {
  id: string;
  provider?: Answer;
  lead?: Answer;
  /** Brings the fault about before the first page opens. */
  arrange?: (visit: FaultVisit) => Promise<unknown>;
  /** The built file that fails, by its name before the hash. */
  asset?: string;
  /** What the browser keeps on arrival; by default what a returning visitor left there. */
  stored?: (page: string) => Stored;
  /** The visitor's clock on arrival. */
  now?: Date;
  context?: BrowserContextOptions;
  /** A browser that keeps pages in its back/forward cache. */
  keepsPages?: boolean;
  /** What the visitor does; by default goes to step 2 and asks for offers once. */
  act?: (visit: FaultVisit) => Promise<unknown>;
  sees: Sees;
  /** Simulation calls and leads that must have been sent; by default one, and one where there are offers. */
  calls?: number;
  leads?: number;
  /** Where what was typed must still be; on the screen alone where the browser cannot keep it. */
  keeps?: 'everywhere' | 'on the screen';
  /** The content security policy has to stop something. */
  violatesPolicy?: boolean;
};

/** A page with a simulator, and the name under which it stores. */
export type Place = { path: string; stores: string };

/** Who visits; nobody else in the tests has this DNI, so that the leads can be told apart. */
export const VISITOR = { dni: '28765432', email: 'beto@correo.example', phone: '3414556677' };

type Setting = { fault: Fault; place: Place; loopback: string };

/** One visitor, one fault, one page: what the visitor does, and the eyes that watch it. */
export class FaultVisit {
  private held: Route[] = [];
  private leadsBefore = leadsOnFile();

  private constructor(
    readonly page: Page,
    readonly place: Place,
    readonly invariants: InvariantMonitor,
    readonly leaks: LeakWatch,
    private readonly setting: Setting,
  ) {}

  static async start(setting: Setting): Promise<FaultVisit> {
    const { fault, place } = setting;
    const options = { ...DESKTOP, ...fault.context };
    const { page } = await newVisit(options, fault.keepsPages ? await keepingBrowser() : undefined);
    const context = page.context();
    const invariants = new InvariantMonitor(context, fault.violatesPolicy);
    const leaks = await LeakWatch.on(context, VISITOR);
    const visit = new FaultVisit(page, place, invariants, leaks, setting);
    await page.clock.install(fault.now ? { time: fault.now } : undefined);
    const savedAt = (fault.now ?? new Date()).getTime();
    await seed(context, fault.stored?.(place.stores) ?? returning(place.stores, VISITOR, savedAt));
    await visit.answers('**/simular_personal', fault.provider);
    await visit.answers('**/leads', fault.lead);
    await fault.arrange?.(visit);
    return visit;
  }

  /** Lets an endpoint, or a file of the site, behave badly from now on. */
  async answers(pattern: string | RegExp, answer: Answer | undefined): Promise<void> {
    if (answer === undefined) return;
    await this.page.context().route(pattern, (route) => this.behave(route, answer).catch(() => undefined));
  }

  private behave(route: Route, answer: Answer): Promise<void> {
    if (answer === 'held') return Promise.resolve(void this.held.push(route));
    if (answer === 'reset in the body') return route.continue({ url: this.setting.loopback });
    if ('fails' in answer) return route.abort(answer.fails);
    const { status = 200, headers = {}, body = '', type = 'application/json' } = answer;
    return route.fulfill({ status, headers, body, ...(type !== '' && { contentType: type }) });
  }

  /** Lets what is held go on to the real endpoint; what nobody waits for any more may fail. */
  async release(): Promise<void> {
    await Promise.all(this.held.splice(0).map((route) => route.continue().catch(() => undefined)));
  }

  get simulator(): SimulatorPage {
    return new SimulatorPage(this.page);
  }

  get submitButton() {
    return this.page.getByRole('button', { name: content.personal.submit });
  }

  /** Arrives; the stored form brings `/simular` to step 2 by itself. */
  async open(): Promise<void> {
    await this.page.goto(this.place.path);
  }

  /** Arrives and gets to step 2, filled in. */
  async toPersonal(): Promise<void> {
    await this.open();
    if (this.place.path !== '/simular') await this.simulator.submitButton().click();
    await expect(this.submitButton).toBeVisible();
    await this.simulator.movePointer();
  }

  /** The same for a visitor of whom the browser keeps nothing. */
  async typeToPersonal(): Promise<void> {
    await this.open();
    await this.simulator.fillLoan();
    await this.simulator.submitButton().click();
    await expect(this.submitButton).toBeVisible();
    await this.simulator.fillPersonal(VISITOR);
  }

  /** Asks for offers once; gets to step 2 before that if need be. */
  async press(): Promise<void> {
    if (!(await this.submitButton.isVisible())) await this.toPersonal();
    this.invariants.presses += 1;
    await this.simulator.movePointer();
    await this.submitButton.click();
  }

  /** Lets seconds go by on the visitor's clock. */
  async pass(seconds: number): Promise<void> {
    await this.page.clock.fastForward(seconds * 1000);
  }

  async sees(text: string): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async simulationSent(): Promise<void> {
    await expect.poll(() => this.invariants.simulations, { timeout: 20_000 }).toBeGreaterThan(0);
  }

  async leadSent(): Promise<void> {
    await expect.poll(() => this.invariants.leads, { timeout: 20_000 }).toBeGreaterThan(0);
  }

  /** The lead of this visitor stands in the file. */
  async leadWritten(): Promise<void> {
    await expect.poll(leadsOnFile, { timeout: 20_000 }).toBeGreaterThan(this.leadsBefore);
  }

  /** Changes the HTML of the visited page on its way. */
  async rewritePage(change: (html: string) => string): Promise<void> {
    await this.page.context().route(`**${this.place.path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  }

  /** Looks at `count` offers, and at what features let a visitor open of each. */
  async lookAtCards(count: number): Promise<void> {
    const cards = this.page.getByRole('article');
    await expect(cards).toHaveCount(count);
    this.invariants.look(await this.look());
    for (const { control } of CARD_PRESSES)
      for (const card of await cards.all()) {
        await card.locator(control).press('Enter');
        this.invariants.look(await this.look());
      }
  }

  /** Turns to the last of `pages` pages of results. */
  async toLastPage(pages: number): Promise<void> {
    await expect(this.simulator.resultsTitle).toBeVisible();
    if (pages < 2) return;
    await expect(this.page.getByRole('article')).toHaveCount(content.results.pageSize);
    await this.page.getByRole('button', { name: pageLabel(pages), exact: true }).click();
  }

  look(): Promise<Inspection> {
    return inspect(this.page);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** How many leads of this visitor the embedded endpoint has written. */
function leadsOnFile(): number {
  return storedLeads(inject('leadsFile')).filter(({ dni }) => dni === VISITOR.dni).length;
}
