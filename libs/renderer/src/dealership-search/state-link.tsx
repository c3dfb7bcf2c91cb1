import { dealershipQuery } from '@forecourt/domain';
import type { DealershipChoice } from '@forecourt/domain';
import type { MouseEvent, ReactNode } from 'react';

/** URLs of the states of a search, and the function that shows one without a page load. */
export interface SearchLinks {
  readonly hrefOf: (choice: DealershipChoice) => string;
  readonly go: (choice: DealershipChoice) => void;
}

/**
 * Creates the URLs of a search.
 * @param search other query parameters of the page, which links preserve.
 * @param anchor `#id` of the block, or ''.
 */
export const createLinks = (
  {
    path,
    search,
    anchor,
  }: { readonly path: string; readonly search: string; readonly anchor: string },
  go: SearchLinks['go'],
): SearchLinks => ({
  hrefOf: (choice) => `${path}${dealershipQuery(choice, search)}${anchor}`,
  go,
});

/** A link to another state of the search, which the script shows without a page load. */
export function StateLink(props: {
  readonly links: SearchLinks;
  readonly to: DealershipChoice;
  readonly text: string;
  /** True for the state that is shown. */
  readonly current?: boolean;
}): ReactNode {
  const { links, to, text, current = false } = props;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    links.go(to);
  };
  return (
    <a href={links.hrefOf(to)} aria-current={current || undefined} onClick={follow}>
      {text}
    </a>
  );
}
