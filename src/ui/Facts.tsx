import type { ReactNode } from 'react';

type FactsProps = { className: string; facts: readonly (readonly [label: string, text: ReactNode])[] };

/** Terms with what they are, each pair in a box of its own. */
export const Facts = ({ className, facts }: FactsProps) => (
  <dl className={className}>
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
