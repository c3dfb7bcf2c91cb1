import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';

/** Breadcrumbs from the home page to the page itself, which is last and unlinked. */
export const Crumbs = (given: {
  readonly above: readonly { readonly text: string; readonly href: string }[];
  readonly here: string;
  readonly copy: Copy['page'];
}): ReactNode => (
  <nav className="fc-crumbs" aria-label={given.copy.breadcrumbs}>
    <ol>
      {[{ text: given.copy.home, href: '/' }, ...given.above].map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
      <li aria-current="page">{given.here}</li>
    </ol>
  </nav>
);
