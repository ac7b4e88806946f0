import { type ReactNode, useEffect, useRef } from 'react';
import { formatDate, formatPercent } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { SiteFinding } from '#domain/verify/sites.ts';
import type { Verdict } from '#domain/verify/verify.ts';
import type { KnownEntity } from '#gateways/data.ts';
import type { VerifyConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { notices } from '#ui/notices.styles.ts';

/** The outcome of the search, without the page around it. */
export type VerifyTexts = Omit<VerifyConfig, '$schema' | 'seo' | 'title' | 'intro' | 'apps' | 'help'>;

type AnswerProps = { verdict: Verdict<KnownEntity>; texts: VerifyTexts };

const isCooperativeKind = (entity: KnownEntity | null): boolean =>
  entity?.kind === 'mutual' || entity?.kind === 'cooperativa';

/** Shows the findings, the gravest first: impostors know true names, too. */
export function VerifyAnswer({ verdict, texts }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verdict]);
  const { known, near, named, sites, isName } = verdict;
  const hasEntity = known !== null || near.length > 0 || named.length > 0 || sites.length > 0;
  const { answer } = texts;
  return (
    <section className={styles.answer} aria-labelledby="respuesta">
      <h2 ref={heading} id="respuesta" tabIndex={-1}>
        {answer.title}
      </h2>
      <Sites kind="imitation" sites={sites} texts={texts.sites} />
      <Signs verdict={verdict} texts={texts} />
      {!hasEntity && isName && (
        <div className={notices.warn}>
          <p className={styles.verdict}>{answer.unknown}</p>
          <p>{answer.unknownNote}</p>
        </div>
      )}
      {!hasEntity && !isName && verdict.demands.length === 0 && (
        <p className={notices.warn}>{answer.nothing}</p>
      )}
      <Sites kind="unknown" sites={sites} texts={texts.sites} />
      <Entities title={answer.near} note={answer.nearNote} entities={near} texts={texts} />
      <Entities title={answer.named} note={answer.namedNote} entities={named} texts={texts} />
      {known && <Known entity={known} texts={texts} />}
      {(verdict.isCooperative || isCooperativeKind(known)) && (
        <p className={notices.info}>{answer.cooperative}</p>
      )}
      <Sites kind="official" sites={sites} texts={texts.sites} />
      {!known && <Always text={answer.always} />}
      <p className={styles.note}>{texts.source}</p>
    </section>
  );
}

/** The advice that holds for any answer: in the box of an entity that exists, else below all boxes. */
const Always = ({ text }: { text: string }) => (
  <p>
    <strong>{text}</strong>
  </p>
);

/** Lists the demands, each with its sentence in the text, and letters that only look right. */
const Signs = ({ verdict: { isForged, demands }, texts }: AnswerProps): ReactNode =>
  (isForged || demands.length > 0) && (
    <div className={notices.bad}>
      <h3 className={styles.verdict}>{texts.signsTitle}</h3>
      <ul>
        {isForged && <li>{texts.answer.forged}</li>}
        {demands.map(({ code, sentence }) => (
          <li key={code}>
            {texts.signs[code]} <q>{sentence}</q>
          </li>
        ))}
      </ul>
    </div>
  );

const kindOf = ({ kind }: KnownEntity, { kinds }: VerifyTexts): string => kinds[kind];

/** The entity of exactly the name that was asked for, with what it declared and its site. */
function Known({ entity, texts }: { entity: KnownEntity; texts: VerifyTexts }) {
  const { answer, sites } = texts;
  const [name = ''] = entity.names;
  return (
    <div className={notices.info}>
      <p className={styles.verdict}>{fillTemplate(answer.known, { name, kind: kindOf(entity, texts) })}</p>
      {entity.shown && <p>{fillTemplate(answer.shown, { shown: entity.shown })}</p>}
      <p>{declaredText(entity, texts)}</p>
      {entity.site && <p>{fillTemplate(sites.known, { site: entity.site })}</p>}
      <Always text={answer.always} />
    </div>
  );
}

function declaredText({ loans }: KnownEntity, { answer }: VerifyTexts): string {
  if (!loans) return answer.notDeclared;
  return fillTemplate(loans.count === 1 ? answer.declaredOne : answer.declared, {
    n: loans.count,
    cft: formatPercent(loans.cftea),
    date: formatDate(loans.reported),
  });
}

type EntitiesProps = {
  title: string;
  note: string;
  entities: readonly KnownEntity[];
  texts: VerifyTexts;
};

/** Entities that were not asked for by their name; nothing where there are none. */
const Entities = ({ title, note, entities, texts }: EntitiesProps): ReactNode =>
  entities.length > 0 && (
    <div className={notices.warn}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {entities.map((entity) => (
          <li key={entity.names[0]}>
            {entity.names[0]} ({kindOf(entity, texts)})
            {entity.site ? `. ${fillTemplate(texts.sites.known, { site: entity.site })}` : ''}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );

type SitesProps = { kind: SiteFinding['kind']; sites: readonly SiteFinding[]; texts: VerifyTexts['sites'] };

/** The addresses of a kind. */
const Sites = ({ kind, sites, texts }: SitesProps): ReactNode =>
  sites
    .filter((site) => site.kind === kind)
    .map((site) => <Site key={site.host} site={site} texts={texts} />);

const SITE_TONES = { official: 'info', imitation: 'bad', unknown: 'warn' } as const;

function Site({ site, texts }: { site: SiteFinding; texts: VerifyTexts['sites'] }) {
  const values = {
    host: site.host,
    ...(site.kind !== 'unknown' && { name: site.site.entity, official: site.site.host }),
  };
  return (
    <div className={notices[SITE_TONES[site.kind]]}>
      {site.kind === 'imitation' && (
        <p className={styles.verdict}>{fillTemplate(texts.verdict, { name: site.site.entity })}</p>
      )}
      <p>{fillTemplate(texts[site.kind], values)}</p>
    </div>
  );
}
