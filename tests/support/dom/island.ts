import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import '#ui/base.css';
import { InWords } from './in-words.tsx';

/** Puts an island's prerendered markup into the page, as the build does; it is not alive yet. */
export function prerendered<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  props: Props,
): HTMLElement {
  const root = document.createElement('div');
  root.dataset['island'] = name;
  root.innerHTML = renderToString(createElement(InWords, null, createElement(component, props)), {
    identifierPrefix: name,
  });
  document.body.replaceChildren(root);
  return root;
}
