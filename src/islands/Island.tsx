import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useSite } from '#site/site.ts';
import { WordsContext } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { styles } from '#islands/supported.styles.ts';
import { messages } from '#ui/messages.styles.ts';

/** JSON that cannot end its script element early, whatever the config says. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type IslandProps<Props extends object> = {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** Storage key of what this island restores; with something stored it wakes without being touched. */
  restores?: string;
  /** Names in the address that wake this island without being touched. */
  wakesOn?: readonly string[];
  /** Whether it comes to show offers, with styles that are in a file of their own. */
  showsOffers?: boolean;
};

/**
 * A part of a page that is hydrated: rendered as a tree of its own, as `src/main.ts` will hydrate it, with its props beside
 * it. A browser older than the supported ones shows a sentence in its place.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component, props, restores, wakesOn, showsOffers } = island;
  const { content, assets } = useSite();
  const { title, text, offline, reload } = content.site.errors.unexpected;
  const tree = createElement(WordsContext, { value: content }, createElement(component, props));
  const html = renderToString(tree, { identifierPrefix: name });
  return (
    <>
      {html && <p className={`${messages.info} ${styles.tooOld}`}>{content.site.errors.oldBrowser}</p>}
      <div
        className={styles.alive}
        data-island={name}
        data-scripts={assets.islandScripts(name).join(' ')}
        data-styles={showsOffers ? assets.laterStyles : undefined}
        data-restores={restores}
        data-wakes-on={wakesOn?.join(' ')}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        data-props={name}
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
      <p className={messages.bad} role="alert" data-island-failure={name} hidden>
        <strong>{title}</strong> {text}{' '}
        <span data-offline="" hidden>
          {offline}
        </span>{' '}
        <Button look="quiet" text={reload} />
      </p>
    </>
  );
}
