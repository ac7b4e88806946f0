import type { ReactNode } from 'react';
import { styles } from '#pages/article.styles.ts';
import { messages } from '#ui/messages.styles.ts';

type ToolPageProps = {
  words: { title: string; intro: string; noScript: string };
  tool: ReactNode;
  /** The content below the tool. */
  children?: ReactNode;
};

/** A page around a tool: what it is for, the tool, and what to read besides. */
export function ToolPage({ words, tool, children }: ToolPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.intro}</p>
      <noscript>
        <p className={messages.info}>{words.noScript}</p>
      </noscript>
      <div>{tool}</div>
      {children}
    </div>
  );
}
