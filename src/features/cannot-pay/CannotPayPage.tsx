import type { ReactNode } from 'react';
import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { styles } from '#features/cannot-pay/cannot-pay.styles.ts';
import { LetterForm } from '#features/cannot-pay/LetterForm.tsx';
import type { CannotPayConfig } from '#generated/types.ts';
import { Island } from '#islands/Island.tsx';
import { ToolPage } from '#pages/ToolPage.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { messages } from '#ui/messages.styles.ts';

export const head: Head<'cannotPay'> = (content) => subpageHead(content, content.cannotPay, ROUTES.cannotPay);

/** What somebody may do who cannot pay an instalment: one act in a row, the first of them the letter. */
export function CannotPayPage() {
  const { cannotPay } = useSite().content;
  const { acts, warning, form, answer, letter } = cannotPay;
  return (
    <ToolPage
      words={cannotPay}
      tool={acts.map((act, at) => (
        <Act key={act.id} act={act} isOpen={at === 0}>
          {at === 0 && (
            <Island name="letter" component={LetterForm} props={{ texts: { form, answer, letter } }} />
          )}
        </Act>
      ))}
    >
      <p className={messages.warn}>{warning}</p>
    </ToolPage>
  );
}

type ActProps = { act: CannotPayConfig['acts'][number]; isOpen: boolean; children: ReactNode };

/** What an act is for, what is known about it with its source, what to ask, and where it is done. */
function Act({ act: { id, title, text, facts = [], asks = [], links = [] }, isOpen, children }: ActProps) {
  const { cannotPay } = useSite().content;
  return (
    <details id={id} className={styles.act} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>
        <p>{text}</p>
        {children}
        {facts.length > 0 && (
          <ul>
            {facts.map(({ text: fact, source, seen }) => (
              <li key={fact}>
                {fact} <small>{fillTemplate(cannotPay.source, { source, day: formatDate(seen) })}</small>
              </li>
            ))}
          </ul>
        )}
        {asks.length > 0 && (
          <>
            <h3>{cannotPay.asks}</h3>
            <ul>
              {asks.map((ask) => (
                <li key={ask}>{ask}</li>
              ))}
            </ul>
          </>
        )}
        {links.map(({ label, href }) => (
          <a key={href} href={href} rel="noopener">
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
