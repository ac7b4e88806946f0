import { buttons } from '#ui/buttons.styles.ts';
import { styles } from '#ui/fields/field.styles.ts';

/** The form's main button. It keeps its width while busy, so that nothing jumps under the finger. */
export function SubmitButton({ busy, text, busyText }: { busy: boolean; text: string; busyText: string }) {
  return (
    <button className={`${buttons.primary} ${styles.submit}`} type="submit" disabled={busy}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span>{busy ? busyText : text}</span>
    </button>
  );
}
