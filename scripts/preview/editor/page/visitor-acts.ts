/** A thing that a visitor does on a page that is drawn; false when what it is done to is not there yet. */
export type Act = (page: ParentNode) => boolean;

/** Puts a text into a control as typing does, which React hears of. */
function type(control: Element, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does something to the first element that a selector finds. */
const actOn =
  (selector: string, act: (element: Element) => unknown): Act =>
  (page) => {
    const element = page.querySelector(selector);
    if (element) act(element);
    return element !== null;
  };

/** Writes into a control. */
export const fill = (selector: string, text: string): Act =>
  actOn(selector, (control) => type(control, text));

/** Chooses the second option of a list, the first that means something. */
export const choose = (selector: string): Act =>
  actOn(selector, (list) => type(list, (list as HTMLSelectElement).options[1]?.value ?? ''));

/** Presses something. */
export const press = (selector: string): Act =>
  actOn(selector, (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );

/** Sends the form. */
export const submit: Act = actOn('form', (form) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
);
