import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { DealershipAnswer } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../document/heading.tsx';
import { IslandIcon } from '../icons/island-icon.tsx';
import { addressWords, distanceWords, typeWords } from './words.ts';

/** Props of a list of dealerships. */
export interface FoundListProps {
  readonly answer: DealershipAnswer;
  readonly level: HeadingLevel;
  readonly copy: Copy['dealershipSearch'];
  /** Renders the name of a dealership as the link or button that picks it. */
  readonly pick: (location: ManufacturerLocation) => ReactNode;
}

const isWeb = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? '');

/** Search results, numbered like the pins of the map. */
export function FoundList({ answer, level, copy, pick }: FoundListProps): ReactNode {
  const { found, picked, kind } = answer;
  if (found.length === 0) return null;
  return (
    <ol className="fc-find__list" data-kind={kind}>
      {found.map(({ location, km }, index) => {
        const { id, location_type: type, website_url: url } = location;
        const address = addressWords(location);
        return (
          <li key={id} className="fc-find__found" data-picked={id === picked || undefined}>
            <span className="fc-find__number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="fc-find__words">
              <Heading level={level} className="fc-find__name">
                {pick(location)}
              </Heading>
              {address && <p>{address}</p>}
              <p className="fc-find__facts">
                {km !== undefined && <span className="fc-find__km">{distanceWords(km, copy)}</span>}
                {type && <span>{typeWords(type)}</span>}
                {isWeb(url) && (
                  <a href={url}>
                    {copy.visitWebsite}
                    <span className="fc-sr-only"> {copy.of(location.name)}</span>
                    <IslandIcon name="external" size={16} />
                  </a>
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
