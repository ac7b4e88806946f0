import type { ContentParts } from '#generated/kinds.ts';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '#domain/template.ts';
import { eraseSentLeads, hasSentLeads } from '#features/lead-receipt/gateway.ts';
import { eraseEverything } from '#gateways/storage.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { EarlyPress } from '#ui/EarlyPress.tsx';

type EraseButtonProps = Pick<ContentParts['site']['privacy'], 'erase' | 'erased' | 'eraseFailed'> & {
  texts: ContentParts['leadReceipt'] & Pick<ContentParts['leadReceiptBox'], 'eraseSentHint'>;
  email: string;
};

/**
 * Removes what the visitor typed from this browser and, when this browser sent leads, also those. A form, so that a press
 * before the script has arrived is held and carried out (src/islands/wake.ts).
 */
export function EraseButton({ erase, erased, eraseFailed, texts, email }: EraseButtonProps) {
  const [outcome, setOutcome] = useState('');
  const [hasSent, setHasSent] = useState(false);
  // The page is drawn before the visitor's storage can be read.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setHasSent(hasSentLeads()), []);
  // The erasures run one after the other: the browser's own data is needed to erase the sent lead, or to say that it failed.
  const running = useRef(Promise.resolve());
  const runNext = (erasure: () => Promise<string>) => {
    setOutcome('');
    running.current = running.current.then(erasure).then((said) => {
      setHasSent(hasSentLeads());
      setOutcome((before) => `${before} ${said}`.trim());
    });
  };
  const eraseTyped = () => Promise.resolve(eraseEverything() ? erased : eraseFailed);
  const eraseSent = async () => {
    const sent = await eraseSentLeads();
    if (sent === 'kept') return fillTemplate(texts.wishKept, { email });
    if (sent === 'failed') return fillTemplate(texts.eraseSentFailed, { email });
    if (!eraseEverything()) return eraseFailed;
    return sent === 'done' ? texts.erasedSent : texts.erasedByHand;
  };
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        runNext(eraseTyped);
      }}
    >
      <EarlyPress />
      <button className={buttons.secondary} type="submit">
        {erase}
      </button>
      {hasSent && (
        <>
          <p>{texts.eraseSentHint}</p>
          <button className={buttons.secondary} type="button" onClick={() => runNext(eraseSent)}>
            {texts.eraseSent}
          </button>
        </>
      )}
      <p role="status">{outcome}</p>
    </form>
  );
}
