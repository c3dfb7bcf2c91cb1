import type { Car } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { Island } from '../islands/island.tsx';
import { Heart } from './heart.tsx';

type BarContext = Pick<RenderContext, 'site' | 'island' | 'copy'>;

const localized = ({ site: { region, locale } }: BarContext) => ({ region, locale });

/** Messages of the shortlist's script. */
const Status = (): ReactNode => <div className="fc-sr-only" aria-live="polite" />;

/**
 * Links to the saved cars and their comparison, which the script shows at the bottom of the screen
 * once a car is saved. Makes every heart on the page work.
 */
export const ShortlistBar = ({ ctx }: { readonly ctx: BarContext }): ReactNode => (
  <Island name="shortlist" ctx={ctx} className="fc-saved fc-saved-bar" props={localized(ctx)}>
    <nav aria-label={ctx.copy.shortlist.savedBar} />
    <Status />
  </Island>
);

/**
 * A car's own heart with links to all saved cars, for the car's page. The script also records that
 * the car was viewed.
 */
export const SaveCar = ({
  car,
  ctx,
}: {
  readonly car: Pick<Car, 'slug' | 'name'>;
  readonly ctx: BarContext;
}): ReactNode => (
  <Island
    name="shortlist"
    ctx={ctx}
    className="fc-saved"
    props={{ ...localized(ctx), viewed: car.slug }}
  >
    <Heart car={car} copy={ctx.copy}>
      {ctx.copy.savedCars.save}
    </Heart>
    <nav aria-label={ctx.copy.shortlist.savedBar} />
    <Status />
  </Island>
);
