import { content, loanFields, personFields } from './content.ts';
import { VISITOR } from './typical.ts';
import type { Locator, Page } from 'playwright';
import { expect } from './shown.ts';

const { form, personal } = VISITOR;

/** The typical visitor's answers to the first step, besides amount and term, and to the second. */
export const TYPICAL = {
  employment: form.employment,
  seniority: form.seniority,
  province: form.province,
  age: String(form.age),
  netSalary: String(form.netSalary),
};
export const PERSON = { dni: personal.dni, email: personal.email, phone: personal.phone };

type LoanInput = Partial<typeof TYPICAL> & { amount?: string; term?: string };

/** A visitor's acts in the simulator, in the visitor's words. */
export class SimulatorPage {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    return this;
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).filter({ visible: true });
  }

  /** Wakes the island, as the first touch does, and waits until it listens. */
  async fillLoan(input: LoanInput = {}): Promise<this> {
    const loan = { ...TYPICAL, ...input };
    if (loan.amount) await this.field(loanFields.amount.label).fill(loan.amount);
    if (loan.term) await this.field(loanFields.term.label).fill(loan.term);
    await this.field(loanFields.employment.label).selectOption(loan.employment);
    await this.field(loanFields.seniority.label).selectOption(loan.seniority);
    await this.field(loanFields.province.label).selectOption(loan.province);
    const age = this.field(loanFields.age.label);
    if ((await age.evaluate((element) => element.tagName)) === 'SELECT') await age.selectOption(loan.age);
    else await age.fill(loan.age);
    await this.field(loanFields.netSalary.label).fill(loan.netSalary);
    return this;
  }

  submitButton(): Locator {
    return this.page.locator('[data-island=simulator] button[type=submit]');
  }

  /** Moves the pointer between two presses, or the second would count as a double click. */
  async movePointer(): Promise<void> {
    for (const x of [0, 20]) await this.page.mouse.move(x, 0);
  }

  async submitLoan(): Promise<this> {
    await this.movePointer();
    await this.submitButton().click();
    await expect(this.page.getByText(content.personal.title)).toBeVisible();
    await this.movePointer();
    return this;
  }

  async fillPersonal(person: Partial<typeof PERSON> = {}): Promise<this> {
    const { dni, email, phone } = { ...PERSON, ...person };
    await this.field(personFields.dni.label).fill(dni);
    await this.field(personFields.email.label).fill(email);
    await this.field(personFields.phone.label).fill(phone);
    return this;
  }

  async submitPersonal(): Promise<this> {
    await this.movePointer();
    await this.page.getByRole('button', { name: content.personal.submit }).click();
    return this;
  }

  get resultsTitle(): Locator {
    return this.page.getByRole('heading', { name: content.results.title });
  }

  /** The whole way with the typical visitor, up to the results. */
  async simulate(path: string, input: LoanInput = {}): Promise<this> {
    await this.open(path);
    await this.fillLoan(input);
    await this.submitLoan();
    await this.fillPersonal();
    await this.submitPersonal();
    await expect(this.resultsTitle).toBeVisible();
    await this.movePointer();
    return this;
  }
}
