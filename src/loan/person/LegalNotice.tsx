import { fillTemplate } from '#domain/template.ts';
import { styles } from '#loan/form/steps.styles.ts';
import type { SimulatorSite } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';

/** The notice that the law asks for where personal data are collected: its first sentence, and the rest behind it. */
export const LegalNotice = ({ site }: { site: SimulatorSite }) => {
  const { personal: config } = useWords();
  const values = { ...site.privacy, ...site.marketplace, ...site.contact };
  return (
    <details className={styles.legal}>
      <summary>
        {fillTemplate(config.notice, values)} <u>{config.noticeMore}</u>
      </summary>
      <p>
        {fillTemplate(config.noticeRest, values)}{' '}
        <a href={config.noticeLink.href}>{config.noticeLink.label}</a>
      </p>
    </details>
  );
};
