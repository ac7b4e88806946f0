/** A thing that a visitor does on a page that is drawn; false until it is done, and what it leads to is drawn, too. */
export type Act = (page: ParentNode) => boolean;

/** Puts a text into a control as typing or choosing does, which React hears of. */
function type(control: Element, text: string, event: 'input' | 'change' = 'input'): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Controls that were acted on: each once, as React draws what follows when it comes to it. */
const touched = new WeakSet<Element>();

/** Does something to the first element that a selector finds, until `isDone` says that React has drawn it. */
const actOn =
  <Control extends Element>(
    selector: string,
    act: (control: Control) => void,
    isDone: (control: Control) => boolean = () => true,
  ): Act =>
  (page) => {
    const control = page.querySelector<Control>(selector);
    if (!control) return false;
    if (!touched.has(control)) {
      touched.add(control);
      act(control);
    }
    return isDone(control);
  };

const isWritten = ({ value }: HTMLInputElement | HTMLSelectElement): boolean => value !== '';

/** Writes into a control that is empty. */
export const fill = (selector: string, text: string): Act =>
  actOn<HTMLInputElement>(selector, (control) => type(control, text), isWritten);

/** Chooses the second option of a list, the first that means something. */
export const choose = (selector: string): Act =>
  actOn<HTMLSelectElement>(selector, (list) => type(list, list.options[1]?.value ?? '', 'change'), isWritten);

/** Sends the form. */
export const submit: Act = actOn('form', (form) => {
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
});
