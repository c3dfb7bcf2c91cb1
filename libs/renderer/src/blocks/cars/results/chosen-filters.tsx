import type { Copy } from '@forecourt/copy';
import { withoutChoice, withoutChoices } from '@forecourt/domain';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { ActiveFilter } from '../wording/describe-search.ts';

interface ChoiceProps {
  readonly choices: readonly ActiveFilter[];
  readonly search: CarSearch;
  /** Returns the URL of a search. */
  readonly href: (search: CarSearch) => string;
  readonly copy: Copy;
}

/** Active filters as chips that each remove one, and a link that clears all of them. */
export function ChosenFilters({ choices, search, href, copy }: ChoiceProps): ReactNode {
  if (choices.length === 0) return null;
  return (
    <ul className="fc-cars__chips" aria-label={copy.cars.chosenFilters}>
      {choices.map(({ facet, value, text }) => (
        <li key={`${facet} ${value}`}>
          <a className="fc-cars__chip" href={href(withoutChoice(search, facet, value))}>
            <span className="fc-sr-only">{copy.cars.remove} </span>
            {text}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className="fc-cars__clear" href={href(withoutChoices(search))}>
          {copy.cars.clearAll}
        </a>
      </li>
    </ul>
  );
}
