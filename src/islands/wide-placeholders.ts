import { isWide, onWidthCrossed } from '#ui/viewport.ts';

/**
 * A placeholder cannot depend on a media query, so wide windows get theirs here, before anything hydrates and while a
 * form is on its way.
 */
export function showWidePlaceholders(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-wide-placeholder]')) {
    const { placeholder: narrow } = input;
    const show = (): void => {
      input.placeholder = isWide() ? (input.dataset['widePlaceholder'] ?? narrow) : narrow;
    };
    show();
    onWidthCrossed(show);
  }
}
