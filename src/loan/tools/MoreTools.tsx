import { formatPercent } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { shareFragment } from '#domain/share-link.ts';
import { fillTemplate } from '#domain/template.ts';
import { canShareNatively, pageAddress, shareNatively, whatsAppAddress } from '#gateways/share.ts';
import panels from '#generated/content/panels.json';
import { loanTexts } from '#loan/form/loan-text.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { CopyButton } from '#ui/panels/CopyButton.tsx';

export type MoreToolsProps = {
  form: LoanForm;
  /** The offer that a shared text quotes; none when nobody quoted. */
  best: Offer | null;
};

const messageFor = ({ form, best }: MoreToolsProps, { panels: { share }, simulator }: Words): string => {
  const loan = loanTexts(form, simulator);
  return best
    ? fillTemplate(share.message, { ...loan, bank: best.bank, cft: formatPercent(best.cft) })
    : fillTemplate(share.messageNone, loan);
};

/** Share or print: amount and term travel in the link, nothing about the visitor. */
export const MoreTools = withWords(
  function MoreTools(props: MoreToolsProps) {
    const { results } = useWords();
    return (
      <>
        <SharePanel {...props} />
        <Button look="secondary" text={results.buttons.print} onClick={() => print()} />
      </>
    );
  },
  { panels },
);

function SharePanel(props: MoreToolsProps) {
  const words = useWords();
  const { share } = words.panels;
  const address = pageAddress(shareFragment(props.form));
  const message = messageFor(props, words);
  return (
    <>
      <p>
        <strong>{share.title}</strong>
      </p>
      <p className={styles.aside}>{share.notice}</p>
      <div className={styles.more}>
        <CopyButton
          look="secondary"
          text={share.copy}
          content={address}
          copied={share.copied}
          failed={`${share.copyFailed} ${address}`}
        />
        <a
          className={buttons.quiet}
          href={whatsAppAddress(`${message} ${address}`)}
          target="_blank"
          rel="noopener"
        >
          {share.whatsapp}
        </a>
        {canShareNatively() && (
          <Button look="quiet" text={share.native} onClick={() => void shareNatively(message, address)} />
        )}
      </div>
    </>
  );
}
