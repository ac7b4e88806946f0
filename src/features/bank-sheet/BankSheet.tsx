import { type CSSProperties, Fragment } from 'react';
import { formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { lenderTables } from '#gateways/data.ts';
import bankSheet from '#generated/content/bankSheet.json';
import { loanTexts } from '#loan/form/loan-text.ts';
import { conditionText, figuresOf } from '#loan/offer/figures.ts';
import { styles as opened } from '#loan/offer/opened.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { OpenedOffer } from '#loan/slots.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords, withWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

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
const TABLE: CSSProperties = { width: '100%', borderCollapse: 'collapse', marginTop: '2mm' };
const TITLE: CSSProperties = { fontSize: '10pt', lineHeight: 1.2, margin: '2mm 0 1mm' };
/** To be ticked with a pen. */
const BOX: CSSProperties = {
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginRight: '1.5mm',
  border: '1px solid currentColor',
};
const LIST: CSSProperties = { columns: 2, listStyle: 'none', padding: 0, margin: 0 };

type SheetProps = Pick<OpenedOffer, 'offer' | 'cost' | 'schedule'>;

/** The sheet that one takes to the bank, of the offer alone: nothing about the visitor, and no share of an income. */
function Sheet(props: SheetProps) {
  const { simulator, bankSheet: texts } = useWords();
  const { papers } = texts;
  const { form, site } = useSimulation();
  const { bank, matchKey } = props.offer;
  const website = useLoaded(lenderTables)?.websites[matchKey];
  const heading = { ...loanTexts(form, simulator), date: formatShortDate(today()), site: site.name };
  const ofSome: Readonly<Record<string, readonly string[] | string>> = papers;
  return (
    <>
      <p className={opened.soft}>{texts.intro}</p>
      <Button look="primary" text={texts.print} onClick={() => print()} />
      <article style={SMALL} data-sheet="">
        <h1 style={{ fontSize: '12pt', lineHeight: 1.2, margin: '1mm 0' }}>
          {fillTemplate(texts.heading, { bank })}
        </h1>
        <p>{fillTemplate(texts.loan, heading)}</p>
        <Comparison {...props} />
        <Instalments {...props} />
        <h2 style={TITLE}>{texts.law.title}</h2>
        <Boxes items={texts.law.items} />
        <h2 style={TITLE}>{papers.title}</h2>
        <Boxes items={[...papers.everybody, ...(ofSome[form.employment] ?? [])]} />
        <p style={{ marginTop: '2.5mm' }}>{texts.revoke}</p>
        {website && <p>{fillTemplate(texts.official, { site: website })}</p>}
        <p>{texts.note}</p>
      </article>
    </>
  );
}

/** Shows the lender's declared figures, and room for its real offer. */
function Comparison({ offer, cost }: SheetProps) {
  const { bankSheet: texts, results } = useWords();
  const { rows } = texts;
  const { form } = useSimulation();
  const { declaredOn } = offer;
  const facts: [label: string, value: string][] = [
    [rows.product, offer.product ?? texts.unknown],
    [rows.condition, conditionText(offer, results) || texts.everyone],
    [rows.declaredOn, declaredOn === null ? texts.unknown : formatShortDate(declaredOn)],
    [rows.cftNominal, formatPercent(offer.cft)],
    [rows.cftEffective, formatPercent(figuresOf(offer, form).cftEffective)],
    [rows.first, formatPesos(offer.firstInstalment)],
    [rows.last, formatPesos(cost.last)],
    [rows.total, formatPesos(cost.total)],
  ];
  return (
    <table style={{ ...TABLE, tableLayout: 'fixed' }}>
      <thead>
        <tr>
          <td style={{ ...CELL, width: '31%' }} />
          <th scope="col" style={{ ...CELL, width: '41%' }}>
            {texts.declared}
          </th>
          <th scope="col" style={{ ...CELL, width: '28%' }}>
            {texts.offered}
          </th>
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
function Instalments({ schedule }: SheetProps) {
  const { bankSheet: texts } = useWords();
  const { rows } = texts;
  const written = schedule.filter(({ number }) => number === 1 || number % 6 === 0);
  const half = Math.ceil(written.length / 2);
  return (
    <table style={TABLE} aria-label={texts.schedule}>
      <tbody>
        {written.slice(0, half).map((first, at) => (
          <tr key={first.number}>
            {[first, ...written.slice(at + half, at + half + 1)].map(({ number, instalment }) => (
              <Fragment key={number}>
                <th scope="row" style={{ ...MONTH_CELL, overflowWrap: 'break-word' }}>
                  {fillTemplate(rows.instalment, { n: number })}
                </th>
                <td style={{ ...MONTH_CELL, whiteSpace: 'nowrap' }}>{formatPesos(instalment)}</td>
                <td style={{ ...MONTH_CELL, width: '14%' }} />
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

export const BankSheet = withWords(Sheet, { bankSheet });
