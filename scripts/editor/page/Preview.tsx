import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fileOfWords, pageOf } from '#scripts/changes/page-of.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { getAt } from '#scripts/changes/titles.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';
import type { Content } from '#site/content.ts';
import { ROUTES } from '#site/routes.ts';

const WIDTHS = { narrow: 390, wide: 1280 };

/** The moments of a page that it can be seen at: its form, step 2 and the results. */
const STATES = ['form', 'personal', 'offers'] as const;
type State = (typeof STATES)[number];

/** Where a file is shown, and at which moment of the page; a page without a form has only one. */
function shownAt(file: string, content: Content, chosen: State | undefined): { path: string; state: State } {
  const hasPage = (id: string): boolean => content.lenders.some((lender) => lender.id === id && lender.page);
  const own = slotOf(fileOfWords(file))?.preview?.state ?? 'form';
  const state = chosen ?? STATES.find((one) => one === own) ?? 'offers';
  const path = pageOf(file, hasPage);
  const hasForm = path === ROUTES.home || hasPage(path.slice(1));
  return { state, path: state === 'form' || hasForm ? path : ROUTES.simulation };
}

/** Shows the page of the file that is edited, and marks the text that has the focus; drawn after the form, which typing waits for. */
function useDrawnPage(
  editing: Editing,
  { path, state, isDark }: { path: string; state: State; isDark: boolean },
) {
  const { file, files, content, css, focused } = editing;
  const frame = useRef<HTMLIFrameElement>(null);
  const value = focused.file === file ? getAt(files[file], keysOf(focused.pointer)) : '';
  useEffect(() => {
    if (!content) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const draw = async (): Promise<void> => {
      const view = await import('#scripts/editor/page/page-view.ts');
      const states = state === 'form' ? null : await import('#scripts/editor/page/states.tsx');
      if (isLeft) return;
      const show = (html: string): void => {
        if (!frame.current) return;
        view.showPage(frame.current, html, isDark);
        view.follow(frame.current, value);
      };
      const html = view.pageIn({ content, files, path, css });
      if (states && state !== 'form') stop = states.drawState(state, content, html, show);
      else show(html);
    };
    const timer = setTimeout(() => void draw());
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [content, path, state, files, css, isDark, value]);
  return frame;
}

/** The real page with the edited content, as wide as a phone or a computer, in either theme, at three moments. */
export function Preview(editing: Editing) {
  const { file, content } = editing;
  const [chosen, setChosen] = useState<{ file: string; state: State }>();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('narrow');
  const [isDark, setDark] = useState(false);
  const asked = chosen?.file === file ? chosen.state : undefined;
  const { path, state } = content
    ? shownAt(file, content, asked)
    : { path: ROUTES.home, state: 'form' as const };
  const frame = useDrawnPage(editing, { path, state, isDark });
  return (
    <section className="preview" aria-label={LABELS.preview}>
      <p className="order">
        {(['narrow', 'wide'] as const).map((one) => (
          <Button key={one} aria-pressed={width === one} act={() => setWidth(one)}>
            {LABELS[one]}
          </Button>
        ))}
        <Button aria-pressed={isDark} act={() => setDark(!isDark)}>
          {LABELS.dark}
        </Button>
        <select
          aria-label={LABELS.state}
          value={state}
          onChange={({ target }) => setChosen({ file, state: target.value as State })}
        >
          {STATES.map((one) => (
            <option key={one} value={one}>
              {LABELS.states[one]}
            </option>
          ))}
        </select>
      </p>
      {!editing.loaded.content && <p className="help">{LABELS.previewMended}</p>}
      <Scaled width={WIDTHS[width]}>
        <iframe
          ref={frame}
          height="100%"
          sandbox="allow-same-origin"
          title={LABELS.preview}
          width={WIDTHS[width]}
        />
      </Scaled>
    </section>
  );
}

/** Makes what is wider than its place as small as it must be. */
function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return (
    <div ref={box} className="scaled">
      <div style={{ transform: `scale(${scale})`, width, height: `${100 / scale}%` }}>{children}</div>
    </div>
  );
}
