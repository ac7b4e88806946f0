import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { AMOUNT_BANDS, bandOf, sharedFigure, TERM_BANDS } from '#domain/offered-loan.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { effectiveFromNominal } from '#domain/rates.ts';
import type { Receipt } from '#domain/receipt.ts';
import { fillTemplate } from '#domain/template.ts';
import { market } from '#gateways/data.ts';
import { eraseSent } from '#gateways/erase-sent.ts';
import { type OfferedToken, shareOffered, takeToken } from '#gateways/offered.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import { OfferedReports } from '#loan/tools/offered/OfferedReports.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Ceilings } from '#pages/contract/useCeilings.ts';
import { Chosen } from '#pages/offered/Chosen.tsx';
import type { OfferedProps, ReportedOffer } from '#pages/offered/entry.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { Facts } from '#ui/Facts.tsx';
import { notices } from '#ui/notices.styles.ts';

const OTHERS = 3;

type AnswerProps = OfferedProps & { reported: ReportedOffer; ceilings: Ceilings };

/** An offer that was reported, worked out: its cost beside the ceiling and others; and the way to share it. */
export function OfferedAnswer(props: AnswerProps) {
  const { reported } = props;
  const { answer } = useWords().offered;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.answer} aria-labelledby="respuesta">
      <h2 ref={heading} id="respuesta" tabIndex={-1}>
        {answer.title}
      </h2>
      {reported.terms ? (
        <Cost {...props} reported={reported} />
      ) : (
        <p className={notices.info}>{answer.refused}</p>
      )}
      <OfferedReports bank={reported.entity} keys={[matchKey(reported.entity)]} saysNone />
      {props.isShared && <Share {...props} />}
    </section>
  );
}

type CostProps = Pick<AnswerProps, 'ceilings' | 'rules'> & {
  reported: Extract<ReportedOffer, { cost: unknown }>;
};

function Cost({ reported, ceilings, rules }: CostProps) {
  const { answer } = useWords().offered;
  const { entity, terms, cost } = reported;
  const ceiling = ceilings.of(entity)?.cftea;
  const isAbove = ceiling !== undefined && cost > ceiling;
  const values = {
    cost: formatPercent(cost),
    paid: formatPesos(terms.instalment * terms.count),
    received: formatPesos(terms.received),
  };
  return (
    <>
      <p className={styles.cost}>{fillTemplate(answer.cost, values)}</p>
      {ceiling !== undefined && (
        <p className={notices[isAbove ? 'warn' : 'good']}>
          {fillTemplate(isAbove ? answer.above : answer.below, {
            bank: entity,
            ceiling: formatPercent(ceiling),
          })}
        </p>
      )}
      <Others terms={terms} rules={rules} />
    </>
  );
}

/** The lowest declared costs for the same amount and term. */
function Others({ terms, rules }: Pick<CostProps['reported'], 'terms'> & Pick<AnswerProps, 'rules'>) {
  const { answer: texts } = useWords().offered;
  const catalogue = useLoaded(market);
  if (!catalogue) return null;
  // Nothing is known of the applicant, which rules nothing out.
  const unknown = { employment: '', province: '', seniority: '', netSalary: 0, age: null };
  const loan = { amount: terms.received, term: terms.count, ...unknown };
  const open = quoteAll(indexOf(catalogue), applicantOf(loan, rules)).filter(
    ({ condition }) => condition === null,
  );
  if (open.length === 0) return null;
  return (
    <>
      <h3>{texts.others}</h3>
      <Facts
        className={styles.facts}
        facts={open
          .slice(0, OTHERS)
          .map(({ entity, cftNominal }) => [entity, formatPercent(effectiveFromNominal(cftNominal))])}
      />
      <p className={styles.note}>{texts.othersNote}</p>
    </>
  );
}

type Sharing = 'asked' | 'missing' | 'done' | 'failed' | 'withdrawn' | 'withdrawFailed';

/** Returns the report that is shared, in bands and rounded. */
const sharedOf = (reported: ReportedOffer) => ({
  entidad: matchKey(reported.entity),
  ...(reported.terms
    ? {
        monto: bandOf(AMOUNT_BANDS, reported.terms.received),
        plazo: bandOf(TERM_BANDS, reported.terms.count),
        recibido: sharedFigure(reported.terms.received),
        cuota: sharedFigure(reported.terms.instalment),
        cuotas: reported.terms.count,
      }
    : { rechazo: reported.why }),
});

function Share(props: AnswerProps) {
  const { reported, options, labels, keptDays } = props;
  const { share, form } = useWords().offered;
  // Asked for now, long before it is used: the two requests have nothing in common, not even their moment.
  const [token] = useState<Promise<OfferedToken | null>>(() => takeToken().catch(() => null));
  const [sharing, setSharing] = useState<Sharing>('asked');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [situacion, provincia] = ['employment', 'province'].map((name) => String(data.get(name) ?? ''));
    if (!situacion || !provincia) return setSharing('missing');
    const signed = await token;
    const sent =
      signed && (await shareOffered({ ...signed, ...sharedOf(reported), situacion, provincia }, keptDays));
    setReceipt(sent);
    setSharing(sent ? 'done' : 'failed');
  };
  const withdraw = async (of: Receipt) => setSharing((await eraseSent(of)) ? 'withdrawn' : 'withdrawFailed');
  const isOpen = sharing !== 'done' && sharing !== 'withdrawn' && sharing !== 'withdrawFailed';
  return (
    <form className={styles.paper} method="dialog" noValidate onSubmit={(event) => void send(event)}>
      <h3>{share.title}</h3>
      <p>{share.text}</p>
      {isOpen && (
        <>
          <div className={styles.part}>
            {(['employment', 'province'] as const).map((name) => (
              <Chosen
                key={name}
                name={name}
                label={labels[name]}
                empty={form.choose}
                options={options[name]}
              />
            ))}
          </div>
          <button className={buttons.secondary} type="submit">
            {share.submit}
          </button>
        </>
      )}
      {receipt && sharing !== 'withdrawn' && (
        <Button look="quiet" text={share.withdraw} onClick={() => void withdraw(receipt)} />
      )}
      <p role="status">{sharing !== 'asked' && share[sharing]}</p>
    </form>
  );
}
