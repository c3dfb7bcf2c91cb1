import type { Place } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { DealershipChoice } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { StateLink, type SearchLinks } from './state-link.tsx';

const maxPlaces = 5;

/** Links to other places that the text may have meant. */
export function OtherPlaces(props: {
  readonly copy: Copy['dealershipSearch'];
  readonly places: readonly Place[];
  /** Name of the place that is searched. */
  readonly from: string | undefined;
  readonly choice: DealershipChoice;
  readonly links: SearchLinks;
}): ReactNode {
  const { copy, from, choice, links } = props;
  const places = props.places.filter(({ name }) => name !== from).slice(0, maxPlaces);
  if (places.length === 0) return null;
  return (
    <p className="fc-find__others">
      {copy.didYouMean[0]}{' '}
      {places.map(({ id, name, state, lat, long }, index) => {
        const text = [name, state].filter(Boolean).join(', ');
        const { locationType } = choice;
        return (
          <span key={id}>
            {index > 0 && ', '}
            <StateLink
              links={links}
              to={{ locationType, lat, lng: long, userLocation: text }}
              text={text}
            />
          </span>
        );
      })}
      {copy.didYouMean[1]}
    </p>
  );
}
