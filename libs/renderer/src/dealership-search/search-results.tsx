import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { choiceWithout } from '@forecourt/domain';
import type { DealershipChoice } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { below, Heading, type HeadingLevel } from '../document/heading.tsx';
import { FoundList } from './found-list.tsx';
import { OtherPlaces } from './other-places.tsx';
import { RadiusForm } from './radius-form.tsx';
import { StateLink, type SearchLinks } from './state-link.tsx';
import type { Search } from './use-search.ts';
import { resultsHeading } from './words.ts';

/** Props of the results. */
export interface SearchResultsProps {
  readonly copy: Copy['dealershipSearch'];
  readonly find: Search;
  readonly links: SearchLinks;
  /** URL that forms are sent to without a script. */
  readonly action: string;
  readonly level: HeadingLevel;
  /** Number of dealerships in the network. */
  readonly count: number;
  /** Returns the state in which a dealership is picked. */
  readonly picking: (location: ManufacturerLocation) => DealershipChoice;
}

/** Answer to a search: an introduction before the first one, else the dealerships that were found. */
export function SearchResults(props: SearchResultsProps): ReactNode {
  const { copy, find, count } = props;
  const { choice, answer, isAlive } = find;
  const heading = resultsHeading(answer, choice, copy);
  const isStart = answer.kind === 'start';
  return (
    <div className="fc-find__answer">
      <p role="status" className="fc-sr-only">
        {isAlive && heading}
      </p>
      {isStart && count > 0 && (
        <p className="fc-find__start">
          {copy.inNetwork(copy.count(count))} {copy.start}
        </p>
      )}
      {!isStart && <Found {...props} heading={heading} />}
    </div>
  );
}

function Found(props: SearchResultsProps & { readonly heading: string }): ReactNode {
  const { copy, find, links, action, level, picking, heading } = props;
  const { choice, answer } = find;
  const { kind, from, picked } = answer;
  return (
    <>
      {kind !== 'picked' && (
        <Heading level={level} className="fc-find__heading">
          {heading}
        </Heading>
      )}
      {kind === 'unknown' && <p className="fc-find__start">{copy.retry}</p>}
      <FoundList
        copy={copy}
        answer={answer}
        level={kind === 'picked' ? level : below(level)}
        pick={(location) => (
          <StateLink
            links={links}
            to={picking(location)}
            text={location.name}
            current={location.id === picked}
          />
        )}
      />
      {from && (
        <RadiusForm
          copy={copy}
          choice={{
            ...choiceWithout(choice, 'locationId'),
            lat: from.lat,
            lng: from.long,
            userLocation: from.name,
          }}
          action={action}
          isEmpty={answer.found.length === 0}
          onChoice={find.go}
          nearest={
            choice.radius && (
              <StateLink
                links={links}
                to={choiceWithout(choice, 'radius')}
                text={copy.onlyNearest}
              />
            )
          }
        />
      )}
      <OtherPlaces
        copy={copy}
        places={answer.others}
        from={from?.name}
        choice={choice}
        links={links}
      />
    </>
  );
}
