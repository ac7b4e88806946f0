import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, headOf } from '#app/AppRoutes.tsx';
import { brandCss } from '#site/brand.ts';
import { Document } from '#app/Document.tsx';
import { type StyleRule, stylesFor } from '#app/page-styles.ts';
import { type SiteData, SiteProvider } from '#site/site.ts';
import baseCss from '#ui/base.css?inline';

export type RenderOptions = SiteData & {
  path: string;
  /** Rules of every style module. */
  styles: readonly StyleRule[];
  /** Policy for this page, given the text of its style element; null in development, which has none. */
  policyFor: ((css: string) => string) | null;
};

/** Stand in the page until its markup says which styles it needs. */
const PLACES = { css: '/* styles */', policy: '[policy]' };

/** One complete HTML page: prerendered at build time, on request in development. */
export function render({ content, assets, path, styles, policyFor }: RenderOptions): string {
  const head = headOf(content, path);
  const markup = renderToStaticMarkup(
    <SiteProvider value={{ content, assets }}>
      <StaticRouter location={path}>
        <Document head={head} path={path} css={PLACES.css} policy={policyFor && PLACES.policy}>
          <AppRoutes />
        </Document>
      </StaticRouter>
    </SiteProvider>,
  );
  const css = baseCss + stylesFor(markup, styles) + brandCss(content, path);
  const policy = policyFor?.(css).replaceAll("'", '&#x27;') ?? '';
  return `<!doctype html>${markup.replace(PLACES.css, () => css).replace(PLACES.policy, () => policy)}`;
}
