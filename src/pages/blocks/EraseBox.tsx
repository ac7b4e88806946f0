import { Island } from '#islands/Island.tsx';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { EraseButton } from '#pages/EraseButton.tsx';

type EraseBoxProps = { title: string; text: string };

/** 'Borrar mis datos' with what it does and does not erase. */
export function EraseBox({ title, text }: EraseBoxProps) {
  const { erase, erased, eraseFailed } = useSite().content.site.privacy;
  return (
    <div className={styles.onward}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Island name="erase" component={EraseButton} props={{ erase, erased, eraseFailed }} />
    </div>
  );
}
