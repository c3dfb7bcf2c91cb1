import type { NearPlace, SearchAnswer } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { isPostcode } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Note on the place that distances are measured from, or that the place is unknown. */
export function NearNote({
  near,
  list: { nearby, exampleTown },
  copy: { cars },
}: {
  readonly near: NearPlace | undefined;
  readonly list: SearchAnswer;
  readonly copy: Copy;
}): ReactNode {
  if (!near) return null;
  const unknown = isPostcode(near.text) ? cars.unknownPostcode : cars.unknownPlace;
  return (
    <p className="fc-cars__dropped">
      {nearby ? cars.distancesFrom(nearby.place) : unknown(near.text, exampleTown)}
    </p>
  );
}
