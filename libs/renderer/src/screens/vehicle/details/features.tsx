import type { CarFeatureGroup } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { featureCount, leadingFeatures } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Ticks } from './disclosure.tsx';

/** Number of features that are shown before the full list is opened. */
const shownAtOnce = 8;

/** The leading features, and the full list in its groups for a car that has more. */
export function Features(props: {
  readonly groups: readonly CarFeatureGroup[];
  readonly copy: Copy['vehicle'];
}): ReactNode {
  const { groups, copy } = props;
  const count = featureCount(groups);
  return (
    <div>
      <Ticks texts={leadingFeatures(groups, shownAtOnce)} />
      {count > shownAtOnce && (
        <details className="fc-vehicle__features">
          <summary>
            <span>{copy.allFeatures(count)}</span>
          </summary>
          {groups.map(({ name, items }) =>
            items.length === 0 ? null : (
              <div key={name ?? ''}>
                {name && <h4>{name}</h4>}
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ),
          )}
        </details>
      )}
    </div>
  );
}
