import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import type { Lender } from '#generated/types.ts';
import { Links } from '#ui/Links.tsx';

/**
 * Says that this site is not the lender, with the lender's own address beside it, and where to look when somebody
 * offers a loan in its name. The address opens beside the page, so that nothing typed is left behind; its name begins
 * with the words that are seen.
 */
export function Independence({ lender, className }: { lender: Lender; className: string }) {
  const { independence, officialSite, verify } = useSite().content.site.lenderPage;
  const { name, website } = lender;
  const { host } = new URL(website);
  const label = `${host}. ${fill(officialSite, { bank: name })}`;
  return (
    <div className={className}>
      <p>
        {fill(independence, { bank: name })}{' '}
        <a href={website} target="_blank" rel="noopener" aria-label={label}>
          {host}
        </a>
      </p>
      {verify && verify.links.length > 0 && (
        <p>
          {fill(verify.text, { bank: name })} <Links links={verify.links} />
        </p>
      )}
    </div>
  );
}
