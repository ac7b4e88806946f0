import { isWide } from '#ui/viewport.ts';

/** A placeholder cannot depend on a media query, so wide windows get theirs here, before anything hydrates. */
export function showWidePlaceholders(): void {
  if (!isWide()) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-wide-placeholder]')) {
    input.placeholder = input.dataset['widePlaceholder'] ?? input.placeholder;
  }
}
