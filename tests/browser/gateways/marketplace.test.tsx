import { afterEach, expect, it, vi } from 'vitest';
import { carryAddress } from '#gateways/marketplace.ts';

const PLAIN = `${location.origin}/sin-datos`;
const FULL = `${location.origin}/con-datos?dni=12345678`;

afterEach(() => {
  document.body.replaceChildren();
});

function link(): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = PLAIN;
  anchor.textContent = 'Seguir';
  document.body.append(anchor);
  return anchor;
}

it.each(['click', 'auxclick'])(
  'a %s follows the full address, and the link holds the plain one again after',
  async (type) => {
    const anchor = link();
    let followed = '';
    anchor.addEventListener(type, () => carryAddress(anchor, FULL));
    // This listener runs last, so it sees the address that the browser would follow; it keeps the test on its page.
    document.body.addEventListener(
      type,
      (event) => {
        followed = anchor.href;
        event.preventDefault();
      },
      { once: true },
    );
    expect(anchor.href).toBe(PLAIN);
    anchor.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    expect(followed).toBe(FULL);
    await vi.waitFor(() => expect(anchor.href).toBe(PLAIN));
    expect(document.body.innerHTML).not.toContain('12345678');
  },
);

it('two activations at once leave nothing behind either', async () => {
  const anchor = link();
  carryAddress(anchor, FULL);
  carryAddress(anchor, FULL);
  await vi.waitFor(() => expect(anchor.href).toBe(PLAIN));
});
