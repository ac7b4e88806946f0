import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { VISITOR } from '../../../support/visitor/typical.ts';
import { REST } from '../../../support/data/stored.ts';
import type { Driver } from './driver.ts';
import { type Engine, launchEngine } from './engines.ts';

/** Milliseconds that a page may take to show something. */
const PATIENCE = 20_000;

const { form, personal } = VISITOR;

/** What the typical visitor enters on step 1, by the name of its control. */
const LOAN = {
  amount: String(form.amount),
  term: String(form.term),
  employment: form.employment,
  seniority: form.seniority,
  province: form.province,
  age: String(form.age),
  netSalary: String(form.netSalary),
};
const PERSON = { dni: personal.dni, email: personal.email, phone: personal.phone };

/** Whether something that matches is seen. */
const isSeen = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);

/** The tag of the first visible control by a name. */
const tagOf = (name: string): string =>
  [...document.querySelectorAll(`[name=${name}]`)].find((one) => one.getClientRects().length > 0)?.tagName ??
  '';

/** Selects what the field by a name holds, which has the focus; returns what has it instead. */
function selectFocused(name: string): string {
  const focused = document.activeElement as HTMLInputElement;
  if (focused.name !== name)
    return `A press on ${name} gives the focus to ${focused.outerHTML.slice(0, 200)}`;
  focused.select();
  return '';
}

/** Chooses as a visitor's browser tells a page of a choice. */
function choose(name: string, value: string): void {
  const list = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  if (!list) throw new Error(`No list ${name}`);
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function isFocusInSight(): boolean {
  const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  const header = document.querySelector('header');
  const covered = header?.contains(document.activeElement)
    ? 0
    : (header?.getBoundingClientRect().bottom ?? 0);
  return bottom > covered && top < innerHeight;
}

/** What a visitor does on the site, in any engine. */
export class EngineVisitor {
  constructor(readonly driver: Driver) {}

  /** Waits until something that matches is seen. */
  expectSeen(selector: string): Promise<void> {
    return expect.poll(() => this.driver.run(isSeen, selector), { timeout: PATIENCE }).toBe(true);
  }

  /** Waits until nothing that matches is seen. */
  expectUnseen(selector: string): Promise<void> {
    return expect.poll(() => this.driver.run(isSeen, selector), { timeout: PATIENCE }).toBe(false);
  }

  /** Waits until the page's path and query are these. */
  expectAt(address: RegExp): Promise<void> {
    const read = () => this.driver.run(() => location.pathname + location.search).catch(() => '');
    return expect.poll(read, { timeout: PATIENCE }).toMatch(address);
  }

  /** Waits until a function of the page gives this. */
  async expectFound<Args extends readonly unknown[], Result>(
    expected: Result,
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.driver.run(read, ...args), { timeout: PATIENCE }).toEqual(expected);
  }

  /** Moves in the history of the tab and waits until the address has changed, or an overlay has closed. */
  back(): Promise<void> {
    return this.driver.run(() => void setTimeout(() => history.back()));
  }

  forward(): Promise<void> {
    return this.driver.run(() => void setTimeout(() => history.forward()));
  }

  /** Presses a field and types over what it holds. */
  async enter(name: string, text: string): Promise<void> {
    await this.driver.click(`[name=${name}]`);
    const problem = await this.driver.run(selectFocused, name);
    if (problem) throw new Error(problem);
    await this.driver.type(text);
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const list =
        name === 'age' && (await this.driver.run(tagOf, 'ageList')) === 'SELECT' ? 'ageList' : name;
      if ((await this.driver.run(tagOf, list)) === 'SELECT') await this.driver.run(choose, list, value);
      else await this.enter(list, value);
    }
  }

  /** Goes on with Tab until what matches has the focus, in sight and not under the header. */
  async tabTo(selector: string): Promise<void> {
    const isThere = (wanted: string): boolean => document.activeElement?.matches(wanted) ?? false;
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.driver.run(isThere, selector)) return this.expectFound(true, isFocusInSight);
      await this.driver.press('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  }

  /** Goes from field to field with Tab and types the typical visitor's answers; lists take theirs as from their box. */
  async fillByKeys(names: readonly (keyof typeof LOAN | keyof typeof PERSON)[]): Promise<void> {
    const answers = { ...LOAN, ...PERSON };
    for (const name of names) {
      await this.tabTo(`[name=${name}]`);
      if ((await this.driver.run(tagOf, name)) === 'SELECT')
        await this.driver.run(choose, name, answers[name]);
      else {
        await this.driver.run(() => (document.activeElement as HTMLInputElement).select());
        await this.driver.type(answers[name]);
      }
    }
  }

  fillLoan(change: Partial<typeof LOAN> = {}): Promise<void> {
    return this.fill({ ...LOAN, ...change });
  }

  async submitLoan(): Promise<void> {
    await this.driver.click('[data-island=simulator] [type=submit]');
    await this.expectSeen('#dni');
  }

  fillPerson(change: Partial<typeof PERSON> = {}): Promise<void> {
    return this.fill({ ...PERSON, ...change });
  }

  async submitPerson(): Promise<void> {
    await this.driver.click('[data-island=simulator] [type=submit]');
    await this.expectSeen('article');
  }

  /** From an empty form to the offers. */
  async simulate(path: string): Promise<void> {
    await this.driver.open(path);
    await this.fillLoan();
    await this.submitLoan();
    await this.fillPerson();
    await this.submitPerson();
  }
}

const DESKTOP = [1280, 900] as const;
export const PHONE = [500, 844] as const;

/** One browser for all tests of a file; each of them begins with empty storage, on a page that does nothing. */
export function useEngine(engine: Engine, [width, height]: readonly [number, number] = DESKTOP) {
  let driver: Driver;
  beforeAll(async () => {
    driver = await launchEngine(engine, inject('site'));
  });
  beforeEach(async () => {
    await driver.resize(width, height);
    await driver.open(REST);
    await driver.run(() => [localStorage, sessionStorage].forEach((area) => area.clear()));
  });
  afterAll(() => driver.close());
  return () => new EngineVisitor(driver);
}
