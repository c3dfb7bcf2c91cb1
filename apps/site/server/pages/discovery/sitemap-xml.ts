const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** A list of pages by their absolute addresses (sitemaps.org, protocol 0.9). */
export const urlSet = (addresses: readonly string[]): string =>
  `${head}<urlset ${namespace}>\n${addresses
    .map((address) => `<url><loc>${escape(address)}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** A list of sitemaps by their absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${addresses
    .map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
