import type { Car } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { carHref } from '../../../cars/car-href.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';

/**
 * Ways to pass the car on: the device's own sharing, an e-mail, and a print. Without a script the
 * e-mail alone is shown.
 */
export function ShareCar({
  car,
  ctx,
}: {
  readonly car: Car;
  readonly ctx: ScreenContext;
}): ReactNode {
  const { vehicle: copy } = ctx.copy;
  const address = ctx.origin + carHref(car);
  const mail = `mailto:?subject=${encodeURIComponent(car.name)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="fc-vehicle__share">
      <button
        type="button"
        data-share={address}
        data-copied={copy.copied}
        data-failed={copy.notCopied}
      >
        <Icon name="external" size={18} />
        {copy.share}
      </button>
      <a href={mail}>
        <Icon name="mail" size={18} />
        {copy.email}
      </a>
      <button type="button" data-print="">
        <Icon name="document" size={18} />
        {copy.print}
      </button>
      <span role="status" />
    </div>
  );
}
