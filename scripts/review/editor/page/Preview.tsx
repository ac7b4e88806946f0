import { useEffect, useRef, useState } from 'react';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { placeOfText } from '#scripts/review/editor/page/find-text.ts';
import { shownOn } from '#scripts/review/editor/page/shown-on.ts';
import { showPage } from '#scripts/review/editor/page/show-page.ts';
import type { PreviewAssets } from '#scripts/review/editor/page/page-html.ts';
import type { Place } from '#scripts/review/editor/page/useArrival.ts';
import type { Checked } from '#scripts/review/editor/page/useChecked.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const WIDTHS = { narrow: 390, wide: 1280 };

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
  socialImage: () => 'about:blank',
});

/** The real page with the edited content, as wide as a phone or a computer and in either theme. */
export function Preview({ checked, file, files, css, go }: PreviewProps) {
  const { content, loaded, isWhole } = checked;
  const [pages, setPages] = useState<typeof import('#scripts/review/editor/page/page-html.ts') | null>(null);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('narrow');
  const [isDark, setDark] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => void import('#scripts/review/editor/page/page-html.ts').then(setPages), []);
  const path = content ? shownOn(file, content) : '/';
  useEffect(() => {
    // After the form, which whoever types is looking at.
    const timer = setTimeout(() => {
      if (!pages || !content || !frame.current) return;
      const html = pages.pageIn({ content, assets: assetsWith(files), path, css });
      showPage(frame.current, html, isDark, (text) => {
        const place = placeOfText(loaded.files, file, text);
        if (place) go(place);
        return place !== undefined;
      });
    });
    return () => clearTimeout(timer);
  }, [pages, content, loaded, path, file, files, css, isDark, go]);
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
