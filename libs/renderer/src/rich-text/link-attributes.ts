import { safeHref } from '@forecourt/domain';

/** Attributes of an `<a>`; none for a rejected URL, so that its text is plain text. */
export interface LinkAttributes {
  readonly href?: string;
  readonly rel?: 'noopener';
}

/** Returns the attributes of a link to `href`. A link with a host counts as external. */
export function linkAttributes(href: unknown): LinkAttributes {
  const safe = safeHref(href);
  if (safe === undefined) return {};
  return /^https?:/i.test(safe) ? { href: safe, rel: 'noopener' } : { href: safe };
}
