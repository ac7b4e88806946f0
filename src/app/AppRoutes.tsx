import type { ComponentType } from 'react';
import { matchPath, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { memoizeByRef } from '#domain/memoize.ts';
import type { PageKind } from '#generated/routes.ts';
import { screens } from '#generated/screens.ts';
import type { Content } from '#site/content.ts';
import type { PageHead } from '#site/head.ts';
import { Layout } from '#app/Layout.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { pagesOf, ROUTES } from '#site/routes.ts';
import { useSite } from '#site/site.ts';

type Params = Record<string, string | undefined>;

/** A screen of any kind: the generated table holds kinds, parameters and components together. */
type AnyScreen = {
  Page: ComponentType<{ kind: PageKind; params: Params }>;
  head: (content: Content, params: Params, kind: PageKind) => PageHead;
};

// A pattern for each kind of page, not for each lender: matching costs the same at 19 lenders and at 10,000.
const PATTERNS = (Object.entries(ROUTES) as [PageKind, string][]).map(([kind, pattern]) => ({
  kind,
  pattern,
  screen: screens[kind] as AnyScreen,
}));

const kindsByPath = memoizeByRef(
  (content: Content) => new Map(pagesOf(content).map(({ path, kind }) => [path, kind])),
);

/** The kind of page at a path that matches its pattern: of kinds that share one, that of the content's page there. */
function matchedAt(content: Content, path: string) {
  const matches = PATTERNS.filter(({ pattern }) => matchPath(pattern, path));
  const own = kindsByPath(content).get(path);
  return matches.find(({ kind }) => kind === own) ?? matches[0];
}

/** The `<head>` of the page at `path`. */
export function headOf(content: Content, path: string): PageHead {
  const matched = matchedAt(content, path);
  if (!matched) return notFoundHead(content);
  const { kind, pattern, screen } = matched;
  return screen.head(content, matchPath(pattern, path)?.params ?? {}, kind);
}

function Matched() {
  const params = useParams();
  const matched = matchedAt(useSite().content, useLocation().pathname);
  return matched ? <matched.screen.Page kind={matched.kind} params={params} /> : <NotFoundPage />;
}

/** The site's route tree. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {[...new Set(Object.values(ROUTES))].map((pattern) => (
          <Route key={pattern} path={pattern} element={<Matched />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
