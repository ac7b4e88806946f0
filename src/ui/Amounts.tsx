import { styles } from '#ui/cost-bar.styles.ts';

/** An amount or a percentage as `domain/format.ts` writes it. */
const AMOUNT = /(-?\$\u00A0[\d.,]+|[\d.,]+\u00A0%)/;

/** Characters of a figure that no window of a phone holds in large letters: an absurd rate alone has as many. */
const TOO_LONG = 20;

/** Writes a text whose amounts never break, however large its letters and narrow its place. */
export const Amounts = ({ text }: { text: string }) =>
  text.split(AMOUNT).map((part, at) =>
    at % 2 === 0 || part.length > TOO_LONG ? (
      part
    ) : (
      <span key={at} className={styles.amount}>
        {part}
      </span>
    ),
  );
