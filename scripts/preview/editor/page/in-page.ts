/** Style of a text that is written in the previewed page, and of what is said beside it. */
export const IN_PAGE_STYLE =
  '[contenteditable]{outline:2px solid #b3541e;outline-offset:2px;cursor:text}.in-page{position:absolute;z-index:9;max-width:20rem;padding:.25rem .5rem;border-radius:6px;background:#1b1b1f;color:#fff;font:14px/1.4 sans-serif}';

/** A text as a page shows it: every run of spaces is one. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const BESIDE = 'in-page';

/** Where a text cannot be written: a space would press it, or open it. */
const PRESSED = 'button, summary, select';

/** Whether an element of a previewed page is one text, which can be written where it stands. */
export const isWritable = (element: Element): boolean =>
  element.childElementCount === 0 && !element.closest(PRESSED);

/** Whether somebody is writing in a previewed page. */
export const isWritingInPage = (): boolean =>
  document.activeElement instanceof HTMLIFrameElement &&
  document.activeElement.contentDocument?.activeElement?.hasAttribute('contenteditable') === true;

type Written = {
  write: (text: string) => void;
  /** Gives back what was there before. */
  takeBack: () => void;
  end: () => void;
};

/** Lets a text of a previewed page be written where it stands. Escape takes back, Enter and leaving it end. */
export function writeInPage(element: HTMLElement, { write, takeBack, end }: Written): void {
  const page = element.ownerDocument;
  const beside = page.createElement('output');
  beside.className = BESIDE;
  const { left, bottom } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  Object.assign(beside.style, { left: `${left + scrollX}px`, top: `${bottom + scrollY + 6}px` });
  page.body.append(beside);
  element.contentEditable = 'plaintext-only';
  element.focus();
  page.getSelection()?.selectAllChildren(element);
  page.getSelection()?.collapseToEnd();
  element.oninput = () => write(plain(element.textContent));
  element.onkeydown = (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') takeBack();
    element.blur();
  };
  element.onblur = () => {
    element.onblur = null;
    element.removeAttribute('contenteditable');
    beside.remove();
    end();
  };
}

/** Says something beside the text that is written in a previewed page. */
export function sayBeside(frame: HTMLIFrameElement, words: string): void {
  const beside = frame.contentDocument?.querySelector(`.${BESIDE}`);
  if (beside && beside.textContent !== words) beside.textContent = words;
}
