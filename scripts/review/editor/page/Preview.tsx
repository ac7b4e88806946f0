import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

type Render = typeof import('#app/prerender.tsx').render;

const FILE_PAGES: Record<string, string> = {
  'config/directory.json': '/bancos',
  'config/information.json': '/informacion',
  'config/contact.json': '/contacto',
  'config/legal/terms.json': '/terminos',
  'config/legal/privacy.json': '/privacidad',
};

/** Address of the page on which a file can be seen best. */
function pageOf(file: string, content: Content): string {
  const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  if (file.startsWith('config/bank-details/')) return `/banco/${id}`;
  if (!file.startsWith('config/lenders/')) return FILE_PAGES[file] ?? '/';
  return content.lenders.find((lender) => lender.id === id)?.page ? `/${id}` : '/bancos';
}

type PreviewProps = {
  content: Content | null;
  file: string;
  logos: Readonly<Record<string, string>>;
  css: string;
};

/** The real page with the edited content, at the width of a phone or of a computer. */
export function Preview({ content, file, logos, css }: PreviewProps) {
  const [render, setRender] = useState<{ render: Render } | null>(null);
  const [isWide, setWide] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => void import('#app/prerender.tsx').then(setRender), []);
  const html = useMemo(() => {
    if (!render || !content) return '';
    const assets = {
      script: 'about:blank',
      integrity: null,
      islandScripts: () => [],
      logo: (lender: Lender) =>
        drawingAddress(logos[`config/logos/${lender.logo ?? ''}`] ?? monogramOf(lender)),
      socialImage: () => 'about:blank',
    };
    return render.render({ content, assets, path: pageOf(file, content), css, policyFor: () => null });
  }, [render, content, file, logos, css]);
  useEffect(() => {
    if (frame.current?.contentDocument && html !== '') show(frame.current.contentDocument, html);
  }, [html]);
  return (
    <section className="preview" aria-label={WORDS.preview}>
      <p>
        <strong>{WORDS.preview}</strong>{' '}
        <button type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
          {WORDS.narrow}
        </button>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
          {WORDS.wide}
        </button>
      </p>
      {!content && <p className="error">{WORDS.previewOld}</p>}
      <iframe ref={frame} title={WORDS.preview} className={isWide ? 'wide' : 'narrow'} />
    </section>
  );
}

const heads = new WeakMap<Document, string>();

/** Only what the page shows: it is a picture of the site, without its programs and icons. A whole page is written once. */
function show(page: Document, html: string): void {
  const still = html.replaceAll(/<script[^>]*>[^]*?<\/script>|<link[^>]*>/g, '');
  const [, head = '', body = ''] = /<head>([^]*)<\/head><body>([^]*)<\/body>/.exec(still) ?? [];
  if (heads.get(page) === head) {
    page.body.innerHTML = body;
    return;
  }
  page.open();
  page.write(still);
  page.close();
  heads.set(page, head);
}
