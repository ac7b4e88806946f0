import { fill } from '#domain/template.ts';
import { EraseButton } from '#features/lead-receipt/EraseButton.tsx';
import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { siteValues } from '#site/gap-values.ts';
import { useSite } from '#site/site.ts';

/** 'Borrar mis datos' with what it does and does not erase. */
export function Part() {
  const { content } = useSite();
  const { contact, privacy } = content.site;
  const { erase, erased, eraseFailed } = privacy;
  const { title, text, eraseSentHint } = content.leadReceiptBox;
  return (
    <div className={styles.onward}>
      <h3>{title}</h3>
      <p>{fill(text, siteValues(content))}</p>
      <Island
        name="erase"
        component={EraseButton}
        props={{
          erase,
          erased,
          eraseFailed,
          texts: { ...content.leadReceipt, eraseSentHint },
          email: contact.email,
        }}
      />
    </div>
  );
}
