import type { ComponentType } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import type { PageKind } from '#generated/routes.ts';
import { screens } from '#generated/screens.ts';
import type { Content } from '#site/content.ts';
import type { PageHead } from '#site/head.ts';
import { Layout } from '#app/Layout.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { ROUTES } from '#site/routes.ts';

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

/** The `<head>` of the page at `path`. */
export function headOf(content: Content, path: string): PageHead {
  for (const { kind, pattern, screen } of PATTERNS) {
    const match = matchPath(pattern, path);
    if (match) return screen.head(content, match.params, kind);
  }
  return notFoundHead(content);
}

function Matched({ kind, screen: { Page } }: { kind: PageKind; screen: AnyScreen }) {
  return <Page kind={kind} params={useParams()} />;
}

/** The site's route tree. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {PATTERNS.map(({ kind, pattern, screen }) => (
          <Route key={pattern} path={pattern} element={<Matched kind={kind} screen={screen} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
