import { type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/icons.tsx';
import { messages } from '#ui/messages.styles.ts';
import { styles } from '#ui/tool/tool.styles.ts';

const ICONS = { bad: AlertIcon, warn: AlertIcon, info: InfoIcon, good: CheckIcon };

type AnswerProps = {
  /** An alarm, a warning, facts, or a gain. */
  tone: keyof typeof ICONS;
  verdict: string;
  /** Stands with the verdict in its box. */
  because?: ReactNode;
  /** Figures, rows, and what to do now. */
  children?: ReactNode;
};

/** The answer of a tool: a verdict that has the focus and is brought into sight as soon as it is there, and what follows. */
export function Answer({ tone, verdict, because, children }: AnswerProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const Icon = ICONS[tone];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} className={styles.answer} aria-labelledby="respuesta">
      <div className={messages[tone]} data-tone={tone}>
        <h2 ref={heading} id="respuesta" className={styles.verdict} tabIndex={-1}>
          <Icon />
          <span>{verdict}</span>
        </h2>
        {because}
      </div>
      {children}
    </section>
  );
}

type NowProps = { title: string; children: ReactNode };

/** What to do now, after a tool's answer: one filled act. */
export const Now = ({ title, children }: NowProps) => (
  <div className={styles.now}>
    <h3>{title}</h3>
    {children}
  </div>
);
