import { formatPesos } from '#domain/format.ts';
import { Amounts } from '#ui/Amounts.tsx';
import { styles } from '#ui/cost-bar.styles.ts';

type CostBarProps = {
  /** Pesos received. */
  capital: number;
  /** Pesos given back, all in all. */
  total: number;
  /** A sentence with the gaps {amount}, {total} and {cost}. */
  text: string;
  /** Word that marks figures worked out by us; none where they were given. */
  estimated?: string;
  /** A further sentence. */
  after?: string;
  /** Pesos that would fill the whole width, where several bars are compared. */
  scale?: number;
};

const GAPS = /(\{\w+\})/;

/**
 * Draws what somebody receives against what it costs them, with the sentence that says it. Every picture of a cost on
 * the site is this one, so that its two colours mean the same everywhere.
 */
export function CostBar({ capital, total, text, estimated, after = '', scale = total }: CostBarProps) {
  const words: Record<string, React.ReactNode> = {
    '{amount}': <span key="amount">{formatPesos(capital)}</span>,
    '{total}': <strong key="total">{formatPesos(total)}</strong>,
    '{cost}': <b key="cost">{formatPesos(total - capital)}</b>,
  };
  const sentence = estimated ? `${text} (${estimated})` : text;
  return (
    <div>
      <Bar capital={capital} total={total} scale={scale} />
      <p className={styles.words}>
        {sentence.split(GAPS).map((part) => words[part] ?? part)}
        <Amounts text={after && `. ${after}`} />
      </p>
    </div>
  );
}

type BarProps = Pick<CostBarProps, 'capital' | 'total' | 'scale'>;

/** The picture alone, where figures beside it say the same. */
export const Bar = ({ capital, total, scale = total }: BarProps) => (
  <div className={styles.bar} style={{ width: `${(total / scale) * 100}%` }} aria-hidden="true">
    <i style={{ flexGrow: capital }} />
    <i style={{ flexGrow: Math.max(0, total - capital) }} />
  </div>
);
