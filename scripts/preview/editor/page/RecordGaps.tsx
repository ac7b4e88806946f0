import { useState } from 'react';
import type { Content } from '#site/content.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Values } from '#site/filled-in.ts';
import { openRecord } from '#site/follow-record.ts';
import { RECORD_GAPS, type RecordGap } from '#site/record-gaps.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const recordOf = memoizeByRef((content: Content) => openRecord(content));

/** Today's values of the gaps that the texts of a file may have. */
function valuesFor(content: Content, file: string): Values {
  const record = recordOf(content);
  const id = idOf(file);
  const lender = file.startsWith('config/lenders/') && content.lenders.find((one) => one.id === id);
  if (lender) return record.lender(lender);
  const sheet =
    file.startsWith('config/bank-details/') && content.bankDetails.find(({ slug }) => slug === id);
  if (sheet) return record.sheet(sheet);
  const audiencePage =
    file.startsWith('config/audience-pages/') && content.audiencePages.find((one) => one.id === id);
  return audiencePage ? record.audience(audiencePage) : record.site();
}

type RecordGapsProps = {
  /** The last content whose every file was whole. */
  content: Content | null;
  file: string;
  text: string;
  change: (text: string) => void;
};

/** Offers a text the gaps that follow the central bank's record, each with its words of today. */
export function RecordGaps({ content, file, text, change }: RecordGapsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!content) return null;
  const offered = isOpen ? [...valuesFor(content, file)] : [];
  return (
    <details className="help" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{WORDS.recordGaps}</summary>
      <span className="order">
        {offered.map(([name, value]) => (
          <Button key={name} act={() => change(`${text} {${name}}`.trim())}>
            {WORDS.recordGap(RECORD_GAPS[name as RecordGap].says, value)}
          </Button>
        ))}
      </span>
    </details>
  );
}
