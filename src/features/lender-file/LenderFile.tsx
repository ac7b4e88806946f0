import { formatDate, formatPercent, formatPesos, formatTerm } from '#domain/format.ts';
import { matchKeysOf } from '#domain/match-key.ts';
import type { Condition } from '#domain/offers/offer.ts';
import { type LenderFile, lenderFile } from '#features/lender-file/lender-file.ts';
import { fill, joinList } from '#domain/template.ts';
import { styles } from '#features/lender-file/lender-file.styles.ts';
import { styles as landing } from '#pages/landing.styles.ts';
import type { Content, LandingLender } from '#site/content.ts';
import { useSite } from '#site/site.ts';
import { Facts } from '#ui/Facts.tsx';

/** The people who may ask for a lender's products, in words; beyond as many characters the others are counted. */
export const audienceText = (
  { audiences }: LenderFile,
  { lenderFile: texts, simulator, site }: Content,
  most = Infinity,
): string => {
  const { everybody, inDoubt, more } = texts;
  const { audiences: names, and } = site.lenderPage.file;
  const labels = new Map<string, string>(simulator.employment.map(({ code, label }) => [code, label]));
  const conditions: Partial<Record<Condition, string>> = {
    cliente: names.account_holder,
    cuenta_sueldo: names.salary_account,
    en_duda: inDoubt,
  };
  const words = audiences.map(({ employment, condition, requirement }) => {
    const who = employment === null ? null : (labels.get(employment) ?? employment).toLocaleLowerCase('es');
    const besides = requirement
      ? fill(names.requirement, { requirement })
      : condition && conditions[condition]?.toLocaleLowerCase('es');
    return who && besides ? `${who} (${besides})` : (who ?? besides ?? everybody.toLocaleLowerCase('es'));
  });
  const shortened = words.map((_, left) => {
    const shown = words.slice(0, words.length - left);
    return left === 0 ? joinList(shown, and) : fill(more, { shown: shown.join(', '), n: String(left) });
  });
  const text = shortened.find(({ length }) => length <= most) ?? shortened.at(-1) ?? '';
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
};

function factsOf(file: LenderFile, content: Content): [label: string, text: string][] {
  const { lenderFile: texts, simulator, site } = content;
  const { labels, range, place } = texts;
  const { everywhere, and } = site.lenderPage.file;
  const { min, max } = file.cft;
  const provinces = new Map<string, string>(simulator.provinces.map(({ code, label }) => [code, label]));
  return [
    [labels.who, audienceText(file, content)],
    [
      labels.where,
      file.provinces.length === 0
        ? everywhere
        : joinList(
            file.provinces.map((code) => provinces.get(code) ?? code),
            and,
          ),
    ],
    [labels.amount, formatPesos(file.maxAmount)],
    [labels.term, formatTerm(file.maxTerm, simulator.texts.termValue)],
    [
      labels.cft,
      min === max ? formatPercent(min) : fill(range, { min: formatPercent(min), max: formatPercent(max) }),
    ],
    [labels.place, fill(place, { place: file.place, n: file.among })],
  ];
}

/** Cost, place and most that a lender declared, in a row at the head of its page; nothing without a declaration. */
export function LeadingFacts({ lender }: { lender: LandingLender }) {
  const { content } = useSite();
  const file = lenderFile(content.catalogue, matchKeysOf(lender));
  if (!file) return null;
  const { labels } = content.lenderFile;
  const leading = [labels.cft, labels.place, labels.amount];
  const facts = new Map(factsOf(file, content));
  return (
    <div className={styles.leading} data-before-results="">
      <Facts className={styles.leadingFacts} facts={leading.map((label) => [label, facts.get(label)])} />
    </div>
  );
}

/** A lender's declaration to the central bank; a lender without one says so. */
export function LenderFileCard({ lender }: { lender: LandingLender }) {
  const { content } = useSite();
  const { catalogue, lenderFile: texts } = content;
  const { title, source, none, fromNote } = texts;
  const file = lenderFile(catalogue, matchKeysOf(lender));
  return (
    <section className={landing.section} data-before-results="" aria-labelledby="ficha">
      <h2 id="ficha">{fill(title, { bank: lender.name })}</h2>
      {file ? (
        <>
          <Facts className={styles.file} facts={factsOf(file, content)} />
          <p className={landing.fileSource}>
            {[
              fill(source, { source: catalogue.source, date: formatDate(file.reported) }),
              ...(file.isFromNote ? [fromNote] : []),
            ].join(' ')}
          </p>
        </>
      ) : (
        <p>{fill(none, { bank: lender.name })}</p>
      )}
    </section>
  );
}
