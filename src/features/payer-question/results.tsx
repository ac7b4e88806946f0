import { knownBefore } from '#features/payer-question/account.ts';
import { PaidThere, PayerAnswer, PayerQuestion } from '#features/payer-question/PayerQuestion.tsx';
import payerQuestion from '#generated/content/payerQuestion.json';
import type { ResultsSlots } from '#loan/slots.ts';
import { withWords } from '#site/words.tsx';

const words = { payerQuestion };

export const slots: ResultsSlots = {
  known: knownBefore,
  Answer: withWords(PayerAnswer, words),
  Question: withWords(PayerQuestion, words),
  Met: withWords(PaidThere, words),
};
