import { formatTerm } from '#domain/format.ts';
import { content, loanFields } from '#scripts/review/visitor/content.ts';
import { describe, it } from 'vitest';
import { type SimulatorPage, TYPICAL } from '#scripts/review/visitor/simulator-page.ts';
import { expect } from '#scripts/review/visitor/shown.ts';
import { ask, holdScripts, painted } from '../support/steps.ts';
import { useVisitors } from '../support/visitors.ts';

const visitor = useVisitors({ fresh: true });

describe('before the scripts have arrived', () => {
  /** On a page whose scripts, or those named so, are held until they are let go. */
  async function slowScripts(name?: string) {
    const visited = await visitor();
    const letScriptsCome = await holdScripts(visited.page, name);
    await visited.page.goto('/alerce', { waitUntil: 'commit' });
    return { ...visited, letScriptsCome };
  }

  async function fillNatively(simulator: SimulatorPage): Promise<void> {
    const field = (label: string) => simulator.field(label);
    await field(loanFields.employment.label).selectOption(TYPICAL.employment);
    await field(loanFields.seniority.label).selectOption(TYPICAL.seniority);
    await field(loanFields.province.label).selectOption(TYPICAL.province);
    await field(loanFields.age.label).fill(TYPICAL.age);
    await field(loanFields.netSalary.label).pressSequentially('3000000');
    await field(loanFields.term.label).fill('24');
  }

  it('what was typed and chosen is kept', async () => {
    const { page, simulator, letScriptsCome } = await slowScripts();
    await fillNatively(simulator);
    letScriptsCome();
    await simulator.field(loanFields.netSalary.label).press('End');
    await simulator.submitLoan();
    await expect(
      page.getByText(`$ 5.000.000 en ${formatTerm(24, content.simulator.texts.termValue)}`),
    ).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('loan-form-data-alerce') ?? '');
    expect(JSON.parse(stored)).toMatchObject({
      data: {
        situacion_laboral: TYPICAL.employment,
        ubicacion: 'caba',
        edad: 40,
        sueldo_bolsillo: 3_000_000,
        plazo: 24,
      },
    });
  });

  it('a submit waits for the simulator and is carried out, without leaving the page', async () => {
    const { page, simulator, letScriptsCome } = await slowScripts('simulator-island-');
    await fillNatively(simulator);
    await simulator.submitButton().click();
    await painted(page);
    expect(new URL(page.url()).search).toBe('');
    letScriptsCome();
    await expect(ask(page)).toBeVisible();
  });

  it('the controls work by themselves', async () => {
    const { page, simulator } = await slowScripts();
    await page.getByLabel(loanFields.amount.slider).press('ArrowRight');
    await expect(page.getByLabel(loanFields.amount.slider)).toHaveValue('5010000');
    await fillNatively(simulator);
    await expect(simulator.field(loanFields.age.label)).toHaveValue('40');
    await expect(simulator.field(loanFields.province.label)).toHaveValue('caba');
  });
});
