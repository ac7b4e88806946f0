import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, headOf } from '#app/AppRoutes.tsx';
import { brandCss, tilesCss } from '#site/brand.ts';
import { type StyleRule, stylesFor, valuesOf } from '#app/page-styles.ts';
import { scriptJson } from '#islands/Island.tsx';
import type { PageHead } from '#site/head.ts';
import { PageSlot } from '#site/PageSlot.tsx';
import { ROUTES } from '#site/routes.ts';
import { type SiteData, SiteProvider, useSite } from '#site/site.ts';
import wholeBaseCss from '#ui/base.css?inline';

/** The base styles without the properties that the build adds for a function they do not use, `light-dark()`. */
const baseCss = wholeBaseCss.replaceAll(/--lightningcss-(?:light|dark):(?:initial| );/g, '');

// For the build, which takes one module of the site.
export { laterStyles } from '#app/page-styles.ts';

export type RenderOptions = SiteData & {
  path: string;
  /** Rules of every style module. */
  styles: readonly StyleRule[];
  /** Policy for this page, given the text of its style element; null in development, which has none. */
  policyFor: ((css: string) => string) | null;
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const SCRIPT = /(<script[^>]*>[^<]*<\/script>)/;

/**
 * Writes the '@' of addresses as a character reference, in scripts as an escape: browsers read the same, while robots
 * that gather addresses find none.
 */
const withHiddenAddresses = (markup: string): string =>
  markup
    .split(SCRIPT)
    .map((part, at) =>
      part.replaceAll(ADDRESS, (address) => address.replace('@', at % 2 === 1 ? '\\u0040' : '&#64;')),
    )
    .join('');

/** Placeholders that are replaced once the markup says which styles the page needs. */
const PLACES = { css: '/* styles */', policy: '[policy]' };

/** Renders a complete HTML page: at build time, on request in development. */
export function render({ content, assets, path, styles, policyFor }: RenderOptions): string {
  const head = headOf(content, path);
  const drawn = renderToStaticMarkup(
    <SiteProvider value={{ content, assets }}>
      <StaticRouter location={path}>
        <Document head={head} path={path} css={PLACES.css} policy={policyFor && PLACES.policy}>
          <AppRoutes />
        </Document>
      </StaticRouter>
    </SiteProvider>,
  );
  // The router's attribute on its links, for an application that fetches routes as they come into sight.
  const markup = drawn.replaceAll(' data-discover="true"', '');
  // Hosts that hide e-mail addresses until a script of theirs runs, which our policy refuses, leave these alone; of those
  // that look at the markup alone, none finds one.
  const kept = withHiddenAddresses(markup)
    .replace('<body>', '<body><!--email_off-->')
    .replace('</body>', '<!--/email_off--></body>');
  const css =
    baseCss +
    stylesFor(markup, styles) +
    brandCss(content, path) +
    tilesCss(content, valuesOf(markup, 'data-tile'));
  const policy = policyFor?.(css).replaceAll("'", '&#x27;') ?? '';
  return `<!doctype html>${kept.replace(PLACES.css, () => css).replace(PLACES.policy, () => policy)}`;
}

type DocumentProps = {
  head: PageHead;
  path: string;
  /** The page's inline stylesheet, as one element so that one hash covers it. */
  css: string;
  /** Content Security Policy for hosts that cannot send headers; none in development. */
  policy: string | null;
  children: ReactNode;
};

/** A whole HTML page. Nothing here is hydrated: interactive parts are islands inside `children`. */
function Document({ head, path, css, policy, children }: DocumentProps) {
  const { content, assets } = useSite();
  const { origin, name, verification = [] } = content.site;
  const address = origin + path;
  const image = origin + assets.socialImage(head.image);
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        {path === ROUTES.home &&
          verification.map((tag) => <meta key={tag.name} name={tag.name} content={tag.content} />)}
        <PageSlot place="Head" head={head} />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="es_AR" />
        <meta property="og:site_name" content={name} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {head.structuredData.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
          />
        ))}
        <script
          type="module"
          // A host that defers scripts leaves this one: forms would never wake.
          data-cfasync="false"
          src={assets.script}
          integrity={assets.integrity ?? undefined}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
