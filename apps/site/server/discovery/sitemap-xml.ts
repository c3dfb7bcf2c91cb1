import { escapeUTF8 } from 'entities/escape';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds a sitemap from absolute addresses (sitemaps.org, protocol 0.9). */
export const urlSet = (addresses: readonly string[]): string =>
  `${head}<urlset ${namespace}>\n${addresses
    .map((address) => `<url><loc>${escapeUTF8(address)}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** Builds a sitemap index from absolute addresses. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${namespace}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeUTF8(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;
