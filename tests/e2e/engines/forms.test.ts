import { describe, expect, it } from 'vitest';
import { ENGINES } from './driver/engines.ts';
import { useEngine } from './driver/visitor.ts';

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;

/** What the rules of the page say of the parts of a slider that this engine knows: others it leaves out. */
const sliderParts = (): string[] => {
  const found = new Set<string>();
  const look = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) look(rule.cssRules);
      const part =
        rule instanceof CSSStyleRule && /::-(?:moz-range|webkit-slider)-(\w+)/.exec(rule.selectorText);
      if (part && (rule as CSSStyleRule).style.length > 0) found.add(part[1] ?? '');
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules);
  return [...found].sort();
};

/** Resolves once the page has stood still for so many frames, with its results where they are to be. */
async function untilStill(): Promise<void> {
  for (let [still, before] = [0, scrollY]; still < 40; before = scrollY) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still = scrollY === before ? still + 1 : 0;
  }
}

/** Shows the page as it would be printed. */
function showAsPrinted(): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const { media } = rule;
      if (media.mediaText === 'print') media.mediaText = 'all';
      else if (media.mediaText === 'screen') media.mediaText = 'print';
    }
}

/** How a card and the two boxes around it are laid out: Firefox cuts what stands in a grid, whatever it asks for. */
function cardOnPaper(): string[] {
  const card = document.querySelector('article') as Element;
  const boxes = [card.parentElement, card.parentElement?.parentElement] as Element[];
  return [getComputedStyle(card).breakInside, ...boxes.map((box) => getComputedStyle(box).display)];
}

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

  it('a slider has a track and a thumb of its own', async () => {
    const visit = visitor();
    await visit.driver.open('/alerce');
    const parts = await visit.driver.run(sliderParts);
    // Where there is no rule for the track the thumb paints it.
    expect(parts).toEqual(engine === 'firefox' ? ['progress', 'thumb', 'track'] : ['thumb']);
    await visit.expectFound('none', () => {
      const slider = document.querySelector('input[type=range]') as Element;
      slider.scrollIntoView({ behavior: 'instant', block: 'center' });
      return getComputedStyle(slider).appearance;
    });
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

  it('figures of an offer are selected by a drag, and offers are whole on paper', async () => {
    const visit = visitor();
    await visit.simulate('/alerce');
    await visit.expectSeen('article:nth-of-type(2)');
    await visit.driver.run(untilStill);
    const { left, right, y } = await visit.driver.run(() => {
      const figure = document.querySelectorAll('article')[1]?.querySelector('dl dd') as Element;
      figure.scrollIntoView({ behavior: 'instant', block: 'center' });
      const text = document.createRange();
      text.selectNodeContents(figure);
      const box = text.getBoundingClientRect();
      return { left: box.left + 1, right: box.right, y: box.top + box.height / 2 };
    });
    await visit.driver.drag({ x: left, y }, { x: right, y });
    await visit.expectFound(true, () => /\d/.test(String(getSelection())));
    await visit.expectUnseen('article[data-open]');
    await visit.driver.run(showAsPrinted);
    expect(await visit.driver.run(cardOnPaper)).toEqual(['avoid', 'block', 'block']);
  });
});
