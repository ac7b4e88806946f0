import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { announcementFor, type Shown } from '#simulator/results/announcement.ts';
import { hidden } from '#ui/hidden.styles.ts';

type AnnouncerProps = {
  shown: Shown;
  /** Something said for a moment, which no state keeps. */
  remark: string;
};

/** The results' only live region: says each change once, in one sentence, after it is on the screen. */
export function Announcer({ shown: latest, remark }: AnnouncerProps) {
  const shown = useDeferredValue(latest);
  const before = useRef<Shown | null>(null);
  const [text, setText] = useState('');
  // A remark that is over says nothing, and what was said before it is no news.
  useEffect(() => setText(remark), [remark]);
  useEffect(() => {
    const next = announcementFor(before.current, shown);
    before.current = shown;
    if (next !== null) setText(next);
  }, [shown]);
  return <output className={hidden.text}>{text}</output>;
}
