import type { ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
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

type Screen = { pattern: string; element: ReactNode; head: (content: Content, params: Params) => PageHead };

const NOT_FOUND: Screen = { pattern: '*', element: <NotFoundPage />, head: notFoundHead };

// A pattern per kind of page, not per lender: matching costs the same at 19 lenders and at 10,000.
const SCREENS: Screen[] = [
  { pattern: ROUTES.home, element: <HomePage compact={false} />, head: homeHead },
  { pattern: ROUTES.simulation, element: <HomePage compact />, head: simulationHead },
  {
    pattern: ROUTES.directory,
    element: <DirectoryPage />,
    head: (content) => subpageHead(content, content.directory, ROUTES.directory),
  },
  {
    pattern: ROUTES.contact,
    element: <ContactPage />,
    head: (content) => subpageHead(content, content.contact, ROUTES.contact),
  },
  { pattern: ROUTES.information, element: <InformationPage />, head: informationHead },
  {
    pattern: ROUTES.debtSwap,
    element: <DebtSwapPage />,
    head: (content) => subpageHead(content, content.kit.debtSwap, ROUTES.debtSwap),
  },
  {
    pattern: ROUTES.contractReview,
    element: <ContractPage />,
    head: (content) => subpageHead(content, content.contractReview, ROUTES.contractReview),
  },
  {
    pattern: ROUTES.verify,
    element: <VerifyPage />,
    head: (content) => subpageHead(content, content.verify, ROUTES.verify),
  },
  { pattern: ROUTES.terms, element: <LegalPage document="terms" />, head: termsHead },
  { pattern: ROUTES.privacy, element: <LegalPage document="privacy" />, head: privacyHead },
  { pattern: ROUTES.bankDetail, element: <BankDetailPage />, head: bankDetailHead },
  { pattern: ROUTES.lender, element: <LenderPage />, head: lenderHead },
];

/** The `<head>` of the page at `path`. */
export function headOf(content: Content, path: string): PageHead {
  for (const { pattern, head } of SCREENS) {
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
        {[...SCREENS, NOT_FOUND].map(({ pattern, element }) => (
          <Route key={pattern} path={pattern} element={element} />
        ))}
      </Route>
    </Routes>
  );
}
