import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { KeyFact } from './car-facts.ts';

/** Key facts as a grid of whole rows. Renders nothing without any. */
export function KeyFacts(props: {
  readonly facts: readonly KeyFact[];
  readonly copy: Copy['vehicle'];
}): ReactNode {
  const { facts, copy } = props;
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{copy.keyFacts}</h2>
      <dl className="fc-vehicle__facts">
        {facts.map(({ name, value, icon }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} size={22} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
