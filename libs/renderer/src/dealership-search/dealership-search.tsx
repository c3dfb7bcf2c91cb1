import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { dealershipSearchCopy, type Localized } from '@forecourt/copy';
import { dealershipQuery } from '@forecourt/domain';
import type { DealershipAnswer, DealershipChoice, NetworkLimits } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../document/heading.tsx';
import { DealershipMap } from './dealership-map.tsx';
import type { MapDrawing } from './map/draw-map.ts';
import { mapSubject } from './map/map-subject.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { createLinks } from './state-link.tsx';
import { useMap } from './map/use-map.ts';
import { useSearch } from './use-search.ts';

/** Props of the search on the server and in the browser: plain JSON. */
export interface DealershipSearchProps extends Localized {
  readonly path: string;
  /** `#id` of the block, or '' without an id. */
  readonly anchor: string;
  /** Other query parameters of the page, which links preserve. */
  readonly search: string;
  readonly choice: DealershipChoice;
  readonly answer: DealershipAnswer;
  /** The map of the answer. */
  readonly map?: MapDrawing;
  readonly limits: NetworkLimits;
  /** Number of dealerships in the network. */
  readonly count: number;
  /** Types of locations to choose from; empty if the editor chose one. */
  readonly types: readonly string[];
  readonly level: HeadingLevel;
}

/** Search form, results and map. Every state has a URL, and the form works without a script. */
export function DealershipSearch(props: DealershipSearchProps): ReactNode {
  const { path, anchor, types, level, count } = props;
  const copy = dealershipSearchCopy(props);
  const find = useSearch(props);
  const { choice, answer, network } = find;
  const subject = mapSubject(answer, network);
  const isWhole = subject.isOverview && !answer.from;
  const map = useMap(subject, isWhole ? 'overview' : dealershipQuery(choice), props.map);
  const links = createLinks(props, find.go);
  const action = `${path}${anchor}`;

  const picking = ({ id, location_type: type }: ManufacturerLocation): DealershipChoice => ({
    ...choice,
    locationId: id,
    locationType: choice.locationType && (type ?? choice.locationType),
  });
  const pickingId = (id: string): DealershipChoice | undefined => {
    const found = answer.found.find(({ location }) => location.id === id);
    return found && picking(found.location);
  };
  return (
    <div className="fc-find" data-kind={answer.kind}>
      <SearchForm
        copy={copy}
        find={find}
        action={action}
        clearHref={links.hrefOf({})}
        types={types}
      />
      <SearchResults
        copy={copy}
        find={find}
        links={links}
        action={action}
        level={level}
        count={count}
        picking={picking}
      />
      <DealershipMap
        copy={copy}
        map={map}
        isAlive={find.isAlive}
        picked={answer.picked}
        pinHref={(id) => {
          const picked = pickingId(id);
          return picked && links.hrefOf(picked);
        }}
        onPin={(id) => {
          const picked = pickingId(id);
          if (picked) find.go(picked);
        }}
      />
    </div>
  );
}
