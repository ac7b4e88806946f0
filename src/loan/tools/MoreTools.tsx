import { useId, useState } from 'react';
import { formatPercent } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { shareFragment } from '#domain/share-link.ts';
import { fillTemplate } from '#domain/template.ts';
import { canShareNatively, copyText, pageAddress, shareNatively, whatsAppAddress } from '#gateways/share.ts';
import panels from '#generated/content/panels.json';
import { loanTexts } from '#loan/form/loan-text.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useWords, type Words, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { hidden } from '#ui/hidden.styles.ts';

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
  const id = useId();
  const [outcome, setOutcome] = useState('');
  const address = pageAddress(shareFragment(props.form));
  const message = messageFor(props, words);
  const copy = async () => setOutcome((await copyText(address)) ? share.copied : share.copyFailed);
  return (
    <>
      <p>
        <strong>{share.title}</strong>
      </p>
      <p className={styles.note}>{share.notice}</p>
      <label htmlFor={id} className={hidden.text}>
        {share.title}
      </label>
      <input
        className={styles.link}
        id={id}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.more}>
        <Button look="secondary" text={share.copy} onClick={copy} />
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
      <output className={styles.note}>{outcome}</output>
    </>
  );
}
