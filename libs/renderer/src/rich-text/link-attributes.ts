import { safeHref } from './safe-url.ts';

/** What an `<a>` is given: nothing for an address that is refused, so that its text stays as plain text. */
export interface LinkAttributes {
  readonly href?: string;
  readonly rel?: 'noopener';
}

/** Attributes of a link to `href`. A link that names a host is other people's until proven otherwise. */
export function linkAttributes(href: unknown): LinkAttributes {
  const safe = safeHref(href);
  if (safe === undefined) return {};
  return /^https?:/i.test(safe) ? { href: safe, rel: 'noopener' } : { href: safe };
}
