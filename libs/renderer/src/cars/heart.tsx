import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';

/**
 * Button that saves a car on the device. Works with the shortlist's script, and is hidden without
 * scripts.
 */
export const Heart = ({
  car,
  copy,
  children,
}: {
  readonly car: Pick<Car, 'slug' | 'name'>;
  readonly copy: Copy;
  /** Visible label; the icon alone without one. */
  readonly children?: ReactNode;
}): ReactNode => (
  <button
    type="button"
    className="fc-heart"
    data-save={car.slug}
    aria-pressed="false"
    aria-label={copy.shortlist.saveCar(car.name)}
  >
    {children}
  </button>
);
