import type { ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import type { PageKind } from '#generated/routes.ts';
import type { Content } from '#site/content.ts';
import { type PageHead, subpageHead } from '#site/head.ts';
import { Layout } from '#app/Layout.tsx';
import { BankDetailPage, bankDetailHead } from '#pages/BankDetailPage.tsx';
import { ContactPage } from '#pages/ContactPage.tsx';
import { ContractPage } from '#pages/contract/ContractPage.tsx';
import { VerifyPage } from '#pages/verify/VerifyPage.tsx';
import { DebtSwapPage } from '#pages/DebtSwapPage.tsx';
import { DirectoryPage } from '#pages/DirectoryPage.tsx';
import { HomePage, homeHead, simulationHead } from '#pages/HomePage.tsx';
import { InformationPage, informationHead } from '#pages/InformationPage.tsx';
import { LegalPage, privacyHead, termsHead } from '#pages/LegalPage.tsx';
import { LenderPage, lenderHead } from '#pages/LenderPage.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import { ROUTES } from '#site/routes.ts';

type Params = Record<string, string | undefined>;

type Screen = { element: ReactNode; head: (content: Content, params: Params) => PageHead };

const NOT_FOUND: Screen = { element: <NotFoundPage />, head: notFoundHead };

// An entry for each kind of page that a schema declares: a kind without its component does not compile.
const SCREENS: Record<PageKind, Screen> = {
  home: { element: <HomePage compact={false} />, head: homeHead },
  simulation: { element: <HomePage compact />, head: simulationHead },
  directory: {
    element: <DirectoryPage />,
    head: (content) => subpageHead(content, content.directory, ROUTES.directory),
  },
  contact: {
    element: <ContactPage />,
    head: (content) => subpageHead(content, content.contact, ROUTES.contact),
  },
  information: { element: <InformationPage />, head: informationHead },
  debtSwap: {
    element: <DebtSwapPage />,
    head: (content) => subpageHead(content, content.kit.debtSwap, ROUTES.debtSwap),
  },
  contractReview: {
    element: <ContractPage />,
    head: (content) => subpageHead(content, content.contractReview, ROUTES.contractReview),
  },
  verify: {
    element: <VerifyPage />,
    head: (content) => subpageHead(content, content.verify, ROUTES.verify),
  },
  terms: { element: <LegalPage document="terms" />, head: termsHead },
  privacy: { element: <LegalPage document="privacy" />, head: privacyHead },
  bankDetail: { element: <BankDetailPage />, head: bankDetailHead },
  lender: { element: <LenderPage />, head: lenderHead },
};

// A pattern for each kind of page, not for each lender: matching costs the same at 19 lenders and at 10,000.
const PATTERNS = (Object.entries(ROUTES) as [PageKind, string][]).map(([kind, pattern]) => ({
  pattern,
  ...SCREENS[kind],
}));

/** The `<head>` of the page at `path`. */
export function headOf(content: Content, path: string): PageHead {
  for (const { pattern, head } of PATTERNS) {
    const match = matchPath(pattern, path);
    if (match) return head(content, match.params);
  }
  return NOT_FOUND.head(content, {});
}

/** The site's route tree. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {[...PATTERNS, { pattern: '*', ...NOT_FOUND }].map(({ pattern, element }) => (
          <Route key={pattern} path={pattern} element={element} />
        ))}
      </Route>
    </Routes>
  );
}
