import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/panels/CopyButton.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

type LetterProps = {
  paragraphs: readonly string[];
  texts: { copy: string; copied: string; notCopied: string; print: string };
};

/** A letter that somebody may send: a sheet of paper, and what takes it along. */
export const Letter = ({ paragraphs, texts }: LetterProps) => (
  <>
    <div className={styles.paper} data-sheet="">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <div className={styles.acts}>
      <CopyButton
        look="primary"
        text={texts.copy}
        content={paragraphs.join('\n\n')}
        copied={texts.copied}
        failed={texts.notCopied}
      />
      <Button look="quiet" text={texts.print} onClick={() => print()} />
    </div>
  </>
);
