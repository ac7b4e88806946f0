import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, headOf } from '#app/AppRoutes.tsx';
import { brandCss } from '#site/brand.ts';
import { Document } from '#app/Document.tsx';
import { type Site, SiteProvider } from '#site/site.ts';
import baseCss from '#ui/base.css?inline';

export type RenderOptions = Site & {
  path: string;
  /** CSS of every style module. */
  css: string;
  /** Policy for this page, given the text of its style element; none in development. */
  policyFor: (css: string) => string | null;
};

/** One complete HTML page: prerendered at build time, on request in development. */
export function render({ content, assets, path, css, policyFor }: RenderOptions): string {
  const head = headOf(content, path);
  const pageCss = baseCss + css + brandCss(content, path);
  const markup = renderToStaticMarkup(
    <SiteProvider value={{ content, assets }}>
      <StaticRouter location={path}>
        <Document head={head} path={path} css={pageCss} policy={policyFor(pageCss)}>
          <AppRoutes />
        </Document>
      </StaticRouter>
    </SiteProvider>,
  );
  return `<!doctype html>${markup}`;
}
