import { formatPercent } from '#domain/format.ts';
import { shareFragment } from '#domain/share-link.ts';
import { fillTemplate } from '#domain/template.ts';
import { pageAddress } from '#gateways/share.ts';
import share from '#generated/content/share.json';
import { loanTexts } from '#loan/form/loan-text.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { MoreProps } from '#loan/slots.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CopyButton } from '#ui/panels/CopyButton.tsx';

const whatsAppAddress = (text: string): string => `https://wa.me/?${new URLSearchParams({ text })}`;

/** Share or print: amount and term travel in the link, nothing about the visitor. */
export const Share = withWords(
  function Share({ best }: MoreProps) {
    const { share: texts, simulator } = useWords();
    const { form } = useSimulation();
    const address = pageAddress(shareFragment(form));
    const loan = loanTexts(form, simulator);
    const message = best
      ? fillTemplate(texts.message, { ...loan, bank: best.bank, cft: formatPercent(best.cft) })
      : fillTemplate(texts.messageNone, loan);
    return (
      <>
        <p>
          <strong>{texts.title}</strong>
        </p>
        <p className={styles.aside}>{texts.notice}</p>
        <div className={styles.more}>
          <CopyButton
            look="secondary"
            text={texts.copy}
            content={address}
            copied={texts.copied}
            failed={`${texts.copyFailed} ${address}`}
          />
          <a
            className={buttons.quiet}
            href={whatsAppAddress(`${message} ${address}`)}
            target="_blank"
            rel="noopener"
          >
            {texts.whatsapp}
          </a>
        </div>
        <Button look="secondary" text={texts.print} onClick={() => print()} />
      </>
    );
  },
  { share },
);
