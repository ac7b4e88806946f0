import { useEffect, useMemo, useRef, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import { pageIn, showPage } from '#scripts/preview/editor/page/page-view.ts';
import { shownOn } from '#scripts/preview/editor/page/shown-on.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

const nowhere = (): boolean => false;

/** A picture of the page that a file is shown on, as it is published today; none while that cannot be drawn. */
export function Picture({ editing, file }: { editing: Editing; file: string }) {
  const { load, published, css } = editing;
  const frame = useRef<HTMLIFrameElement>(null);
  const [day] = useState(() => dayInBuenosAires(Date.now()));
  const content = useMemo(() => load(new Map(Object.entries(published))).content, [load, published]);
  useEffect(() => {
    if (!content || !frame.current) return;
    const { path } = shownOn(file, content);
    showPage(frame.current, pageIn({ content, files: published, path, css, day }), false, nowhere);
  }, [content, published, css, day, file]);
  if (!content || !(file in published)) return null;
  return (
    <figure className="picture">
      <iframe ref={frame} inert sandbox="allow-same-origin" title={HOST_WORDS.picture} />
      <figcaption className="help">{HOST_WORDS.picture}</figcaption>
    </figure>
  );
}
