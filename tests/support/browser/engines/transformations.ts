/* What hosts, networks, apps and people's own settings do to a site, as a visitor's browser meets it. */
import { adorn, translate } from '../altered.ts';
import type { Between } from './proxy.ts';

export type Transformation = {
  /** Follows 'behind' or 'in'. */
  what: string;
  between?: Between;
  /** The address that is opened in place of another. */
  address?: (path: string) => string;
  /** Runs in each page that was opened. */
  inPage?: () => void;
  /** Only what stands in the page is read: there are no scripts. */
  isRead?: true;
};

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** What no host rewrites: scripts, styles, and what keeps its blanks. */
const LEFT_ALONE = /(<(?:script|style|textarea|pre)\b[^]*?<\/(?:script|style|textarea|pre)>)/;

/** Changes markup outside of what is left alone. */
const outside = (markup: string, change: (part: string) => string): string =>
  markup
    .split(LEFT_ALONE)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** Addresses as a CDN hides them until its script runs, from whatever asks not to be hidden, too. */
const hideAddresses = (markup: string): string =>
  outside(markup, (part) =>
    part
      .replaceAll(/href="mailto:[^"]*@[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5a"')
      .replaceAll(ADDRESS, '<span class="__cf_email__">[email&#160;protected]</span>'),
  );

/** Scripts as a CDN puts them off, which its own script would run later and our policy refuses. */
const deferScripts = (markup: string): string =>
  markup.replaceAll(
    /<script(?![^>]*data-cfasync="false")(?![^>]*type="application\/)/g,
    '<script type="text/deferred"',
  );

/** Without comments, needless blanks and quotes. */
const minify = (markup: string): string =>
  outside(markup, (part) =>
    part
      .replaceAll(/<!--[^]*?-->/g, '')
      .replaceAll(/[ \t\r\n]+/g, ' ')
      .replaceAll(/(<[a-z][^<>]*?\s[\w-]+=)"([\w-]+)"(?=[\s>])/g, '$1$2'),
  );

/** What a reader takes of a page. */
const asRead = (markup: string): string =>
  markup.replaceAll(/<(script|style)\b[^]*?<\/\1>|<link\b[^>]*>/g, '');

const withBanner = (markup: string): string =>
  markup.replace(
    '<body>',
    '<body><div style="position:fixed;bottom:0;left:0;font-size:9px">Tu abono</div><script>document.title = "Tu abono"</script>',
  );

const KEPT = ['content-type', 'content-encoding', 'content-length', 'location'];

/** A browser inside another app, where the address of a file that a page made opens nothing. */
function beInsideAnApp(): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 Instagram 300.0' });
  URL.createObjectURL = () => {
    throw new TypeError('blob:');
  };
}

function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
}

export const TRANSFORMATIONS: readonly Transformation[] = [
  { what: 'a host that hides e-mail addresses', between: { page: hideAddresses } },
  { what: 'a host that defers scripts', between: { page: deferScripts } },
  { what: 'a host that minifies pages', between: { page: minify } },
  {
    what: 'a host that sends none of its headers',
    between: {
      headers: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT.includes(name))),
    },
  },
  { what: 'a network that puts a banner and a script into pages', between: { page: withBanner } },
  {
    what: 'a network that saves pictures',
    between: {
      path: (path) => (/\.(?:svg|png|ico)$/.test(path) ? '/assets/gone.png' : path),
      page: (markup) => markup.replaceAll(/<img\b[^>]*>/g, ''),
    },
  },
  {
    what: 'an app that marks addresses',
    address: (path) => `${path}${path.includes('?') ? '&' : '?'}fbclid=IwAR0x_y&utm_source=ig`,
  },
  { what: 'an app that opens no file of a page', inPage: beInsideAnApp },
  { what: 'a browser that translates pages', inPage: translate },
  { what: 'a browser whose extension writes into forms', inPage: adorn },
  { what: 'a browser with text twice as large', inPage: enlargeText },
  { what: 'a reader of pages', between: { page: asRead }, isRead: true },
];
