import type { ButtonHTMLAttributes } from 'react';
import { buttons } from '#ui/buttons.styles.ts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'type'> & {
  look: keyof typeof buttons;
  text: string;
};

/** A button that does something on the page; it submits nothing. */
export const Button = ({ look, text, ...native }: ButtonProps) => (
  <button {...native} className={buttons[look]} type="button">
    {text}
  </button>
);
