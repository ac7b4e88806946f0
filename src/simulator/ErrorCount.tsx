import { fillTemplate } from '#domain/template.ts';
import { styles } from '#simulator/steps.styles.ts';

type ErrorCountProps = { count: number; texts: { one: string; other: string } };

/** Says how many fields need another look; the fields say what is wrong, so the messages are not read twice. */
export function ErrorCount({ count, texts }: ErrorCountProps) {
  return (
    <p className={styles.count} role="status">
      {count === 1 ? texts.one : count > 1 ? fillTemplate(texts.other, { n: count }) : ''}
    </p>
  );
}
