import type { CSSProperties } from 'react';
import { formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { lenderTables } from '#gateways/data.ts';
import { kit } from '#generated/kit.ts';
import { results } from '#generated/results.ts';
import type { OfferKitProps } from '#simulator/kit/offer-kit-props.ts';
import { loanTexts } from '#simulator/loan-text.ts';
import { figuresOf } from '#simulator/results/figures.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { useLoaded } from '#simulator/useLoaded.ts';

const { sheet: texts } = kit;
const { rows, papers } = texts;

/** Small enough for the longest loan and names on one A4 page; set here, so that no other page carries it. */
const SMALL: CSSProperties = {
  fontSize: '8.5pt',
  lineHeight: 1.2,
  padding: '0 3mm',
  overflowWrap: 'anywhere',
};
const CELL: CSSProperties = { border: '1px solid currentColor', padding: '0.5mm 2mm', textAlign: 'left' };
/** Six beside one another, on the narrowest phone and with the longest figures too. */
const MONTH_CELL: CSSProperties = { ...CELL, padding: '0.5mm' };
const TABLE: CSSProperties = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  marginTop: '2mm',
};
const COLUMNS = ['26%', '46%', '28%'];
const TITLE: CSSProperties = { fontSize: '10pt', margin: '2mm 0 1mm' };
/** To be ticked with a pen. */
const BOX: CSSProperties = {
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginRight: '1.5mm',
  border: '1px solid currentColor',
};
const LIST: CSSProperties = { columns: 2, listStyle: 'none', padding: 0, margin: 0 };

/** Besides the first, one instalment in this many is written down. */
const EVERY = 6;

/** Only the offer: nothing about who asks, and no part of an income. */
export function Sheet(props: OfferKitProps) {
  const { form, site } = useSimulation();
  const { offer } = props;
  const website = useLoaded(lenderTables)?.websites[offer.matchKey];
  const heading = {
    ...loanTexts(form),
    date: formatShortDate(today()),
    site: site.name,
  };
  const own = papers.byEmployment.find(({ employment }) => employment === form.employment)?.items ?? [];
  return (
    <article style={SMALL}>
      <h1 style={{ fontSize: '12pt', margin: '1mm 0' }}>
        {fillTemplate(texts.heading, { bank: offer.bank })}
      </h1>
      <p>{fillTemplate(texts.loan, heading)}</p>
      <Comparison {...props} />
      <Instalments {...props} />
      <h2 style={TITLE}>{texts.law.title}</h2>
      <Boxes items={texts.law.items} />
      <h2 style={TITLE}>{papers.title}</h2>
      <Boxes items={[...papers.everybody, ...own]} />
      <p style={{ marginTop: '2.5mm' }}>{texts.revoke}</p>
      {website && <p>{fillTemplate(texts.official, { site: website })}</p>}
      <p>{texts.note}</p>
    </article>
  );
}

const conditionOf = ({ condition, bank }: OfferKitProps['offer']): string =>
  condition === null ? texts.everyone : fillTemplate(results.conditions[condition].only, { bank });

/** What the lender declares, and room for what it offers. */
function Comparison({ offer, cost }: OfferKitProps) {
  const { form } = useSimulation();
  const { cftEffective } = figuresOf(offer, form);
  const facts: [label: string, value: string][] = [
    [rows.product, offer.product ?? texts.unknown],
    [rows.condition, conditionOf(offer)],
    [rows.declaredOn, offer.declared === null ? texts.unknown : formatShortDate(offer.declared)],
    [rows.cftNominal, formatPercent(offer.cft)],
    [rows.cftEffective, formatPercent(cftEffective)],
    [rows.first, formatPesos(offer.firstInstalment)],
    [rows.last, formatPesos(cost.last)],
    [rows.total, formatPesos(cost.total)],
  ];
  return (
    <table style={TABLE}>
      <thead>
        <tr>
          <td style={{ ...CELL, width: COLUMNS[0] }} />
          {[texts.declared, texts.offered].map((header, at) => (
            <th key={header} scope="col" style={{ ...CELL, width: COLUMNS[at + 1] }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" style={CELL}>
              {label}
            </th>
            <td style={CELL}>{value}</td>
            <td style={CELL} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The schedule at its first instalment and twice a year, two to a row. */
function Instalments({ schedule }: OfferKitProps) {
  const written = schedule.filter(({ number }) => number === 1 || number % EVERY === 0);
  const half = Math.ceil(written.length / 2);
  const pairs = written.slice(0, half).map((first, at) => [first, written[at + half]] as const);
  return (
    <table style={{ ...TABLE, tableLayout: 'auto' }} aria-label={texts.schedule}>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair[0].number}>
            {pair.map((month) => month && <MonthCells key={month.number} month={month} />)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MonthCells = ({ month: { number, instalment } }: { month: OfferKitProps['schedule'][number] }) => (
  <>
    <th scope="row" style={{ ...MONTH_CELL, overflowWrap: 'break-word' }}>
      {fillTemplate(rows.instalment, { n: number })}
    </th>
    <td style={{ ...MONTH_CELL, whiteSpace: 'nowrap' }}>{formatPesos(instalment)}</td>
    <td style={{ ...MONTH_CELL, width: '14%' }} />
  </>
);

const Boxes = ({ items }: { items: readonly string[] }) => (
  <ul style={LIST}>
    {items.map((item) => (
      <li key={item}>
        <span aria-hidden="true" style={BOX} />
        {item}
      </li>
    ))}
  </ul>
);
