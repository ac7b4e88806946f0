import { Link } from 'react-router-dom';
import type { PageParams } from '#generated/routes.ts';
import type { Content } from '#site/content.ts';
import { landingLender, lenderById } from '#site/find.ts';
import { breadcrumb, pageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import { exampleOf, sampleOffers } from '#domain/quote/sample-offers.ts';
import { type Pesos, unit } from '#domain/units.ts';
import type { BankDetail } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import { DataTable } from '#pages/blocks/DataTable.tsx';
import { Independence } from '#pages/Independence.tsx';
import { LenderTile } from '#pages/LenderTile.tsx';
import { BankNotFoundPage, bankNotFoundHead } from '#pages/NotFoundPage.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { styles as tiles } from '#ui/tile.styles.ts';
import { bankDetailPath, ROUTES, simulatorPath } from '#site/routes.ts';

type Params = PageParams<'bankDetail'>;

const bankOf = ({ bankDetails }: Content, params: Params): BankDetail | undefined =>
  bankDetails.find(({ slug }) => slug === params.slug);

export const head: Head<'bankDetail'> = (content, params) => {
  const bank = bankOf(content, params);
  if (!bank) return bankNotFoundHead(content);
  const { name, slug, description, lenderId } = bank;
  const title = fill(content.site.bankDetailPage.title, { bank: name });
  const lender = landingLender(content, lenderId);
  const structuredData = [breadcrumb(content, name, bankDetailPath(slug))];
  return pageHead(content, { title, description }, { ...(lender && { image: lender.id }), structuredData });
};

/** A bank's page: who it is, what it asks for, and a table of sample offers worked out from what it declared. */
export function BankDetailPage({ params }: { params: Params }) {
  const { content } = useSite();
  const bank = bankOf(content, params);
  if (!bank) return <BankNotFoundPage />;
  const { benefitsTitle, requirementsTitle, request, lenderPage, back } = content.site.bankDetailPage;
  const lender = lenderById(content, bank.lenderId);
  const simulator = lender ? simulatorPath(lender) : ROUTES.simulation;
  return (
    <article className={styles.page}>
      <div className={tiles.beside}>
        {lender && <LenderTile lender={lender} isLarge />}
        <h1 className={styles.title}>{bank.name}</h1>
      </div>
      <p className={styles.lead}>{bank.description}</p>
      <p>
        <Link className={buttons.primary} to={simulator}>
          {request}
        </Link>
      </p>
      {lender && <Independence lender={lender} className={styles.aside} />}
      <div className={styles.withLists}>
        <SampleOffers bank={bank} />
        <Points title={benefitsTitle} items={bank.benefits} />
        <Points title={requirementsTitle} items={bank.requirements} />
      </div>
      <p className={styles.links}>
        <Link to={simulator}>{fill(lenderPage, { bank: bank.name })}</Link>
        <Link to={ROUTES.home}>{back}</Link>
      </p>
    </article>
  );
}

const Points = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);

/** The table of sample offers; in its place, while the bank declares no such loan, a sentence that says so. */
function SampleOffers({ bank }: { bank: BankDetail }) {
  const { content } = useSite();
  const { site, simulator, catalogue } = content;
  const texts = site.bankDetailPage;
  const codes = lenderById(content, bank.lenderId)?.bcraCodes ?? [];
  const example = exampleOf(catalogue.products, codes, bank.assumptions);
  if (!example) {
    return <p>{fill(texts.noOffers, { bank: bank.name, day: formatDate(catalogue.asOf) })}</p>;
  }
  const { product, netSalary } = example;
  const amount = unit<Pesos>(bank.assumptions.amount);
  const caption = fill(texts.offersIntro, {
    amount: formatPesos(amount),
    salary: formatPesos(netSalary),
    date: formatDate(product.reported),
    product: product.product,
  });
  return (
    <section className={styles.section}>
      <h2>{texts.offersTitle}</h2>
      <DataTable
        caption={caption}
        headers={[texts.columnTerm, texts.columnPayment, texts.columnCft, texts.columnIncome]}
        rows={sampleOffers(product, { amount, netSalary }).map((offer) => [
          fill(simulator.texts.termValue.months, { n: offer.term }),
          formatPesos(offer.firstInstalment),
          formatPercent(offer.cftNominal),
          offer.incomeShare === null ? '' : formatPercent(offer.incomeShare),
        ])}
        layout="numbers"
        emphasis={texts.columnCft}
      />
    </section>
  );
}
