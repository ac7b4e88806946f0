import { useEffect, useEffectEvent, useState } from 'react';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import type { Receipt } from '#domain/receipt.ts';
import { fillTemplate } from '#domain/template.ts';
import { askForNoContact } from '#gateways/after-lead.ts';
import { isUnsentLead } from '#gateways/lead-delivery.ts';
import { eraseSentLeads } from '#gateways/erase-sent.ts';
import kit from '#generated/content/kit.json';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/panels/CopyButton.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';
import { useWords, withWords } from '#site/words.tsx';

export type LeadReceiptProps = {
  receipt: Receipt;
  /** The last press: to read the receipt, or to erase what it is of. Each press is another object. */
  asked: { to: 'read' | 'erase' };
  onErased: () => void;
};

/** Shows the visitor's recorded lead, or the outcome of its erasure. */
export const LeadReceipt = withWords(
  function LeadReceipt({ receipt, asked, onErased }: LeadReceiptProps) {
    return asked.to === 'erase' ? <Erasure asked={asked} onErased={onErased} /> : <Facts receipt={receipt} />;
  },
  { kit },
);

function Facts({ receipt }: Pick<LeadReceiptProps, 'receipt'>) {
  const { receipt: texts } = useWords().kit;
  const { site } = useSimulation();
  const { privacy, marketplace } = site;
  const values = {
    controller: privacy.controller,
    partner: marketplace.partner,
    date: formatShortDate(dayInBuenosAires(receipt.until)),
  };
  const facts = [
    ...texts.rows.map(({ label, text }) => ({ label, text: fillTemplate(text, values) })),
    { label: texts.number, text: receipt.id },
  ];
  return (
    <>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>
              <strong>{label}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isUnsentLead(receipt.id) && <p>{texts.pending}</p>}
      <CopyButton
        look="quiet"
        text={texts.copy}
        content={facts.map(({ label, text }) => `${label}: ${text}`).join('\n')}
        copied={texts.copied}
        failed={texts.copyFailed}
      />
      <NoContact receipt={receipt} />
    </>
  );
}

/** Asks that nobody contact whoever left the lead, without erasing it. */
function NoContact({ receipt }: Pick<LeadReceiptProps, 'receipt'>) {
  const { block, blocked, blockFailed } = useWords().kit.receipt;
  const { contact } = useSimulation().site;
  const [outcome, setOutcome] = useState('');
  const ask = async () =>
    setOutcome((await askForNoContact(receipt)) ? blocked : fillTemplate(blockFailed, contact));
  return (
    <>
      <Button look="quiet" text={block} onClick={() => void ask()} />
      <p role="status">{outcome}</p>
    </>
  );
}

/** Erases from the server what this browser sent, once for each press; says so when it could not. */
function Erasure({ asked, onErased }: Pick<LeadReceiptProps, 'asked' | 'onErased'>) {
  const { privacy, contact } = useSimulation().site;
  const [failed, setFailed] = useState<LeadReceiptProps['asked'] | null>(null);
  const report = useEffectEvent((isErased: boolean) => (isErased ? onErased() : setFailed(asked)));
  useEffect(() => void eraseSentLeads().then(report), [asked]);
  return <p role="alert">{failed === asked && fillTemplate(privacy.eraseSentFailed, contact)}</p>;
}
