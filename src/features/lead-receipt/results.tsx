import { SentLead } from '#features/lead-receipt/SentLead.tsx';
import leadReceipt from '#generated/content/leadReceipt.json';
import type { ResultsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

export const slots: ResultsSlots = { Sent: withWords(SentLead, { leadReceipt }) };
