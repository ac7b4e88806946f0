import type { Content } from '#site/content.ts';

const ALLOWED = /^https:\/\/[^/?#]+$|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * The content with the provider that the environment names by PROVIDER_URL, or as it stands without one.
 *
 * @throws Error when it is neither an https origin nor one of this machine.
 */
export function withProviderUrl(content: Content, env: NodeJS.ProcessEnv): Content {
  const baseUrl = env['PROVIDER_URL'];
  if (!baseUrl) return content;
  if (!ALLOWED.test(baseUrl)) {
    throw new Error(`PROVIDER_URL must be an https origin without a final slash, not '${baseUrl}'.`);
  }
  const { site } = content;
  return { ...content, site: { ...site, provider: { ...site.provider, baseUrl } } };
}
