import { type Driver, KEY_CODES } from './driver.ts';

/** Commands of the W3C's WebDriver that the tests need, each by its method and its address below the session. */
export const COMMANDS = {
  Navigate: ['POST', '/url'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
} as const;

/** A point of the window, in pixels of the page's styles. */
type Point = { x: number; y: number };

/** Sends a command to a browser and resolves with its value. */
export type Send = (command: keyof typeof COMMANDS, parameters?: object) => Promise<unknown>;

/**
 * Scrolls the first visible element that matches into view and waits until it has stood still for half a second, longer
 * than anything on the page takes to give way; returns its middle, and whether a press there reaches it.
 */
async function aim(selector: string): Promise<(Point & { hit: boolean }) | null> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible',
  );
  let [before, since] = ['', performance.now()];
  while (element?.isConnected) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Again while a page that has just come holds itself at its top.
    const isFar = Math.abs(element.getBoundingClientRect().top - innerHeight / 2) > innerHeight / 3;
    const from = scrollY;
    if (isFar) element.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (before !== `${left} ${top}` || scrollY !== from) since = performance.now();
    before = `${left} ${top}`;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    if (performance.now() - since > 500)
      return { x, y, hit: element.contains(document.elementFromPoint(x, y)) };
  }
  return null;
}

const RUN = `const done = arguments[arguments.length - 1];
Promise.resolve()
  .then(() => (WORK)(...Array.prototype.slice.call(arguments, 0, -1)))
  .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** A browser that takes the commands of WebDriver. */
export function webDriver(site: string, send: Send, close: () => Promise<void>): Driver {
  const run: Driver['run'] = async (work, ...args) => {
    const script = RUN.replace('WORK', () => work.toString());
    const outcome = (await send('ExecuteAsyncScript', { script, args })) as { value: never; error?: string };
    if (outcome.error) throw new Error(outcome.error);
    return outcome.value;
  };
  const point = (actions: object[]) =>
    send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const keys = (values: string[]) =>
    send('PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const moveTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    duration,
    x,
    y,
    origin: 'viewport',
  });
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) as [object, object];
  return {
    open: async (path) => void (await send('Navigate', { url: new URL(path, site).href })),
    run,
    click: async (selector) => {
      const aimed = await run(aim, selector);
      if (!aimed) throw new Error(`Nothing to press: ${selector}`);
      if (!aimed.hit) throw new Error(`Something lies over ${selector}`);
      // From beside it, so that a page that waits for a mouse to aim sees one aim.
      await point([moveTo({ x: Math.max(0, aimed.x - 20), y: aimed.y }), moveTo(aimed, 20), down, up]);
    },
    type: async (text) => void (await keys([...text])),
    press: async (key) => void (await keys([KEY_CODES[key]])),
    resize: async (width, height) => void (await send('SetWindowRect', { width, height })),
    close,
  };
}
