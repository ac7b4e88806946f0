import type { ComponentProps } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { act: () => unknown };

/** A button that does something in the page. */
export const Button = ({ act, ...props }: ButtonProps) => (
  <button {...props} type="button" onClick={() => void act()} />
);
