import { describe, it } from 'vitest';
import { ENGINES } from './driver/engines.ts';
import { useEngine } from './driver/visitor.ts';

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

describe.each(ENGINES)('in %s', (engine) => {
  const visitor = useEngine(engine);

  it('a salary is grouped while it is typed, and the caret stays where the visitor types', async () => {
    const visit = visitor();
    await visit.driver.open('/alerce');
    await visit.enter('netSalary', '1234567');
    await visit.expectFound('1.234.567', valueOf, 'netSalary');
    await visit.driver.run(() => (document.activeElement as HTMLInputElement).setSelectionRange(1, 1));
    await visit.driver.type('9');
    await visit.expectFound('19.234.567', valueOf, 'netSalary');
    await visit.driver.press('Backspace');
    await visit.expectFound('1.234.567', valueOf, 'netSalary');
  });

  it('what is typed key by key is read, shown as it was read, or asked about', async () => {
    const visit = visitor();
    const expectLeft = async (name: string, typed: string, shown: string) => {
      await visit.enter(name, typed);
      await visit.driver.press('Tab');
      await visit.expectFound(
        [name, typed, shown],
        (...asked: [string, string]) => [
          ...asked,
          document.querySelector<HTMLInputElement>(`[name=${asked[0]}]`)?.value ?? '',
        ],
        name,
        typed,
      );
    };
    await visit.driver.open('/alerce');
    await expectLeft('amount', '1500000,50', '1.500.000');
    for (const typed of ['８５０．０００', '$ 850.000']) await expectLeft('netSalary', typed, '850.000');
    await expectLeft('netSalary', '850mil', '850mil');
    await visit.fillLoan();
    await visit.submitLoan();
    await expectLeft('dni', '20-12345678-6', '12.345.678');
    await expectLeft('email', 'ana@gmail. com', 'ana@gmail.com');
    // An input method puts in what it composed: no key is pressed for it.
    await visit.enter('email', 'ana');
    await visit.driver.run(() => void document.execCommand('insertText', false, '＠gmail.com'));
    await visit.driver.press('Tab');
    await visit.expectFound('ana@gmail.com', valueOf, 'email');
    await expectLeft('phone', '+54 9 11 5555-1234', '11 5555-1234');
  });
});
