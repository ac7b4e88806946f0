/** Paths of the site's pages, as its own site map lists them. */
export async function fetchPagePaths(): Promise<string[]> {
  const response = await fetch('/sitemap.xml');
  if (!response.ok) throw new Error(`The site map answered ${response.status}.`);
  const entries = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(entries, ([, address = '']) => new URL(address).pathname);
}
