import { withoutChoice, withoutChoices } from '@forecourt/domain';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { phoneHref } from '../../document/site-header.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Choice } from './describe-search.ts';

interface ChoiceProps {
  readonly choices: readonly Choice[];
  readonly search: CarSearch;
  /** The address of a search. */
  readonly href: (search: CarSearch) => string;
}

/** What is chosen, as chips that each take one choice back, and one that takes all back. */
export function ChosenFilters({ choices, search, href }: ChoiceProps): ReactNode {
  if (choices.length === 0) return null;
  return (
    <ul className="fc-cars__chips" aria-label="Chosen filters">
      {choices.map(({ facet, value, text }) => (
        <li key={`${facet} ${value}`}>
          <a className="fc-cars__chip" href={href(withoutChoice(search, facet, value))}>
            <span className="fc-sr-only">Remove </span>
            {text}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className="fc-cars__clear" href={href(withoutChoices(search))}>
          Clear all
        </a>
      </li>
    </ul>
  );
}

/** What visitors read when nothing fits, word for word as the specification has it (CAR-1). */
export const nothingFound = 'No results found for your search at this time';

/** An empty list: one link for each choice to remove, and the dealer's number. */
export function NothingFound({
  choices,
  search,
  href,
  phone,
}: ChoiceProps & { readonly phone: string | undefined }): ReactNode {
  return (
    <div className="fc-cars__none">
      <Icon name="car" size={40} />
      <p className="fc-cars__sorry">{nothingFound}</p>
      {choices.length > 0 && (
        <>
          <p>Remove a filter to see more cars:</p>
          <ul>
            {choices.map(({ facet, value, text }) => (
              <li key={`${facet} ${value}`}>
                <a href={href(withoutChoice(search, facet, value))}>Search without “{text}”</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {phone !== undefined && (
        <p className="fc-cars__help">
          Call us on <a href={phoneHref(phone)}>{phone}</a> and we’ll help you find one.
        </p>
      )}
    </div>
  );
}
