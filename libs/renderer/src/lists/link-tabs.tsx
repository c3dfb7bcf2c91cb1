import type { ReactNode } from 'react';

/** One state of a list, with its URL. */
export interface LinkTab {
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
  /** Number of entries. */
  readonly count?: number;
}

/** Tabs as links, one per state of a list; they work without a script and can be shared. */
export function LinkTabs(props: {
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}): ReactNode {
  return (
    <nav className="fc-tabs" aria-label={props.label}>
      <ul>
        {props.tabs.map(({ text, href, current, count }) => (
          <li key={href}>
            <a href={href} aria-current={current || undefined}>
              {text}
              {count !== undefined && <span className="fc-tabs__count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Returns the URL of a state: the page with one parameter set or removed, and the block's fragment.
 */
export function stateHref(
  page: { readonly path: string; readonly search: string; readonly fragment?: string | undefined },
  name: string,
  value: string | undefined,
): string {
  const params = new URLSearchParams(page.search);
  params.delete(name);
  if (value !== undefined) params.set(name, value);
  const query = params.size > 0 ? `?${params.toString()}` : '';
  return `${page.path}${query}${page.fragment ? `#${page.fragment}` : ''}`;
}
