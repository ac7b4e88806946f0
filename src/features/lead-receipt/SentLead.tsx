import { useState } from 'react';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { isUnsentLead } from '#gateways/lead-delivery.ts';
import { askForNoContact, eraseSentLeads, lastSent } from '#features/lead-receipt/gateway.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { SentProps } from '#loan/slots.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

/** Says what was recorded and until when, and lets the visitor erase it or ask that nobody contact them. */
export function SentLead({ onErased, children }: SentProps) {
  const { leadReceipt: texts } = useWords();
  const { contact, marketplace } = useSimulation().site;
  const [outcome, setOutcome] = useState({ isWorking: false, text: '' });
  const receipt = lastSent();
  if (!receipt) return children;
  const perform = async (act: () => Promise<string>) => {
    if (outcome.isWorking) return;
    setOutcome({ isWorking: true, text: '' });
    setOutcome({ isWorking: false, text: fillTemplate(await act(), contact) });
  };
  const eraseIt = async () => {
    const outcome = await eraseSentLeads();
    if (outcome === 'kept') return texts.wishKept;
    if (outcome === 'failed') return texts.eraseSentFailed;
    onErased(outcome === 'done' ? texts.erasedSent : texts.erasedByHand);
    return '';
  };
  const block = async () =>
    ({
      done: texts.blocked,
      'by-hand': texts.blockedByHand,
      kept: texts.wishKept,
      failed: texts.blockFailed,
    })[await askForNoContact()];
  return (
    <div className={`${styles.aside} ${styles.more} ${styles.screenOnly}`}>
      <p>
        {isUnsentLead(receipt.id)
          ? texts.pending
          : fillTemplate(texts.text, {
              date: formatShortDate(dayInBuenosAires(receipt.until)),
              partner: marketplace.partner,
            })}
      </p>
      <Button
        look="quiet"
        text={texts.eraseSent}
        aria-disabled={outcome.isWorking}
        onClick={() => void perform(eraseIt)}
      />
      <Button
        look="quiet"
        text={texts.block}
        aria-disabled={outcome.isWorking}
        onClick={() => void perform(block)}
      />
      <p role="status">{outcome.text}</p>
    </div>
  );
}
