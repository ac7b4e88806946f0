import { pluralize } from '#domain/template.ts';
import { styles } from '#loan/form/steps.styles.ts';

type ErrorCountProps = { count: number; texts: { one: string; other: string } };

/** Says how many fields need another look; the fields say what is wrong, so the messages are not read twice. */
export function ErrorCount({ count, texts }: ErrorCountProps) {
  return (
    <p className={styles.count} role="status">
      {count > 0 && pluralize(texts, count)}
    </p>
  );
}
