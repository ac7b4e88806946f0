import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import type { Verdict } from '#features/verify/verify.ts';
import type { KnownEntity } from '#features/verify/known-entities.ts';
import type { ContentParts } from '#generated/kinds.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { Answer, Now } from '#ui/tool/Answer.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

/** The words of the form and its answer, without the page around it. */
export type VerifyTexts = Omit<
  ContentParts['verify'],
  '$schema' | 'seo' | 'title' | 'intro' | 'apps' | 'help'
> & {
  /** Anchor of the help after an alarm. */
  helpId: string;
};

/** What is known of who writes: the verdict on a name, if one was given, and the alarms by their place in the questions. */
export type Found = {
  verdict: Verdict<KnownEntity> | null;
  name: string;
  asOf: string;
  alarms: readonly number[];
};

const TONES = {
  alarm: 'bad',
  centralBank: 'bad',
  forged: 'bad',
  near: 'warn',
  unknown: 'warn',
  known: 'info',
} as const;

type AnswerProps = { found: Found; texts: VerifyTexts };

const nameOf = ({ shown, names: [legal = ''] }: KnownEntity): string => shown ?? legal;

/** What the lists say of the name; null where none was given. */
function onLists(
  { verdict, name, asOf }: Found,
  { answer }: VerifyTexts,
): { finding: keyof typeof TONES; text: string } | null {
  if (!verdict) return null;
  const { known, near, isForged } = verdict;
  if (known?.kind === 'banco_central') return { finding: 'centralBank', text: answer.centralBank };
  if (isForged) return { finding: 'forged', text: answer.forged };
  const values = { name: known ? nameOf(known) : name, date: formatDate(asOf) };
  if (known) return { finding: 'known', text: fillTemplate(answer.known, values) };
  const finding = near.length > 0 ? 'near' : 'unknown';
  return { finding, text: fillTemplate(answer[finding], values) };
}

/** Shows what is known of who writes and what to do now. An alarm comes first: impostors know true names, too. */
export function VerifyAnswer({ found, texts }: AnswerProps) {
  const { answer, questions, source } = texts;
  const { verdict, alarms } = found;
  const listed = onLists(found, texts);
  const isAlarm = alarms.length > 0;
  const finding = isAlarm ? 'alarm' : (listed?.finding ?? 'unknown');
  const alarm = (
    <ul>
      {alarms.map((at) => (
        <li key={at}>{questions[at]?.alarm}</li>
      ))}
    </ul>
  );
  return (
    <Answer
      tone={TONES[finding]}
      verdict={isAlarm ? answer.alarm : (listed?.text ?? '')}
      because={isAlarm && alarm}
    >
      {isAlarm && listed && <p>{listed.text}</p>}
      {verdict && <Named verdict={verdict} texts={texts} />}
      {finding !== 'centralBank' && (
        <p>
          <strong>{answer.always}</strong>
        </p>
      )}
      <Next isAlarm={TONES[finding] === 'bad'} site={verdict?.known?.site} texts={texts} />
      <p className={styles.aside}>{source}</p>
    </Answer>
  );
}

type NamedProps = { verdict: NonNullable<Found['verdict']>; texts: VerifyTexts };

/** The entity of the name, else those that are like it, else what its absence means. */
function Named({ verdict: { known, near, isCooperative }, texts }: NamedProps) {
  const { answer } = texts;
  if (known?.kind === 'banco_central') return null;
  return (
    <>
      {known && <p>{entityText(known, texts)}</p>}
      {near.length > 0 && (
        <ul>
          {near.map((entity) => (
            <li key={entity.names[0]}>{entityText(entity, texts)}</li>
          ))}
        </ul>
      )}
      {!known && <p>{near.length > 0 ? answer.nearNote : answer.unknownNote}</p>}
      {(isCooperative || known?.kind === 'mutual' || known?.kind === 'cooperativa') && (
        <p>{answer.cooperative}</p>
      )}
    </>
  );
}

/** An entity by its legal name, what it is, and its official site where we know it. */
function entityText(
  { names: [legal = ''], kind, site }: KnownEntity,
  { answer, kinds }: VerifyTexts,
): string {
  const text = `${legal}, ${kinds[kind]}.`;
  return site ? `${text} ${fillTemplate(answer.official, { site })}` : text;
}

type NextProps = { isAlarm: boolean; site: string | undefined; texts: VerifyTexts };

/** The one thing to do: get help after an alarm, else go to whom one knows by a way of one's own. */
function Next({ isAlarm, site, texts: { answer: texts, helpId } }: NextProps) {
  const act = isAlarm
    ? { url: `#${helpId}`, label: texts.help }
    : site
      ? { url: `https://${site}`, label: fillTemplate(texts.visit, { site }) }
      : texts.lists;
  return (
    <Now title={texts.now}>
      <a className={buttons.primary} href={act.url} rel="noopener">
        {act.label}
      </a>
    </Now>
  );
}
