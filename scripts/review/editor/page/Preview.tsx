import { useEffect, useRef, useState } from 'react';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { outlineAddress } from '#scripts/build/site/province-outline.ts';
import { placeOfText } from '#scripts/review/editor/page/find-text.ts';
import { PAGE_STATES, type PageState, pathIn, shownOn } from '#scripts/review/editor/page/page-states.ts';
import { showPage } from '#scripts/review/editor/page/show-page.ts';
import type { PreviewAssets } from '#scripts/review/editor/page/page-html.ts';
import type { Place } from '#scripts/review/editor/page/useArrival.ts';
import type { Checked } from '#scripts/review/editor/page/useChecked.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const WIDTHS = { narrow: 390, wide: 1280 };
const NOWHERE = { path: '/', state: 'form' } as const;

type PreviewProps = {
  checked: Checked;
  file: string;
  files: Readonly<Record<string, string>>;
  css: string;
  go: (place: Place) => void;
};

const assetsWith = (files: PreviewProps['files']): PreviewAssets => ({
  script: 'about:blank',
  integrity: null,
  islandScripts: () => [],
  logo: (lender) => drawingAddress(files[`config/logos/${lender.logo ?? ''}`] ?? monogramOf(lender)),
  outline: outlineAddress,
  socialImage: () => 'about:blank',
});

/** The real page with the edited content, as wide as a phone or a computer, in either theme and any state. */
export function Preview({ checked, file, files, css, go }: PreviewProps) {
  const { content, loaded, isWhole } = checked;
  const [pages, setPages] = useState<typeof import('#scripts/review/editor/page/page-html.ts') | null>(null);
  const [screens, setScreens] = useState<typeof import('#scripts/review/editor/page/screens.tsx') | null>(
    null,
  );
  const [chosen, setChosen] = useState<{ file: string; state: PageState }>();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('narrow');
  const [isDark, setDark] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => void import('#scripts/review/editor/page/page-html.ts').then(setPages), []);
  const { path: usualPath, state: usual } = content ? shownOn(file, content) : NOWHERE;
  const state = chosen?.file === file ? chosen.state : usual;
  const path = content ? pathIn(usualPath, state, content) : usualPath;
  const isPast = state !== 'form';
  useEffect(() => {
    if (isPast) void import('#scripts/review/editor/page/screens.tsx').then(setScreens);
  }, [isPast]);
  useEffect(() => {
    // After the form has been drawn: typing must not wait for the preview.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (!pages || !content) return;
      const show = (html: string): void => {
        if (frame.current) showPage(frame.current, html, isDark, find);
      };
      const html = pages.pageIn({ content, assets: assetsWith(files), path, css });
      if (isPast && screens) stop = screens.drawPast(state, content, html, show);
      else show(html);
    });
    const find = (text: string): boolean => {
      const place = placeOfText(loaded.files, file, text);
      if (place) go(place);
      return place !== undefined;
    };
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [pages, screens, content, loaded, path, state, isPast, file, files, css, isDark, go]);
  return (
    <section className="preview" aria-label={WORDS.preview}>
      <p className="order">
        {(['narrow', 'wide'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
            {WORDS[one]}
          </button>
        ))}
        <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
          {WORDS.dark}
        </button>
        <select
          aria-label={WORDS.state}
          value={state}
          onChange={(event) => setChosen({ file, state: event.target.value as PageState })}
        >
          {PAGE_STATES.map((one) => (
            <option key={one} value={one}>
              {WORDS.states[one]}
            </option>
          ))}
        </select>
      </p>
      <p className={isWhole ? 'help' : 'error'}>{isWhole ? WORDS.press : WORDS.previewOld}</p>
      <Scaled width={WIDTHS[width]}>
        <iframe ref={frame} title={WORDS.preview} width={WIDTHS[width]} />
      </Scaled>
    </section>
  );
}

/** Makes what is wider than its place as small as it must be. */
function Scaled({ width, children }: { width: number; children: React.ReactNode }) {
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
