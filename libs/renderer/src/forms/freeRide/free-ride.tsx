import type { ManufacturerLocation, Site } from '@forecourt/block-schemas';
import { freeRideOffer, usualRideKm, type MapPoint } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Island } from '../../islands/island.tsx';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import { visitorPoint } from '../visitor-point.ts';

/** Props of the island: the dealer's service locations and the radius of the ride. */
export interface FreeRideProps {
  readonly addresses: readonly { readonly lat: number; readonly long: number }[];
  readonly radiusKm?: number;
}

/**
 * Free ride (SVC-5), offered at once to a visitor who is known to be nearby. Others see its radius,
 * and a script adds a button that checks whether they are close enough.
 */
export function FreeRide(given: {
  readonly dealerships: readonly ManufacturerLocation[];
  readonly ctx: Pick<RenderContext, 'site' | 'url' | 'island' | 'copy'>;
}): ReactNode {
  const { dealerships, ctx } = given;
  const copy = ctx.copy.freeRide;
  const addresses = dealerships.flatMap(({ address }) => {
    const { lat, long } = address ?? {};
    return lat === undefined || long === undefined ? [] : [{ lat, long }];
  });
  const nearest = addresses[0];
  if (!ctx.site.settings?.service?.freeRide || !nearest) return null;
  const visitor = visitorPoint(ctx.url.search);
  const offers = visitor && dealerships.map((each) => freeRideOffer(ctx.site, visitor, each));
  const offer = offers?.find((each) => each !== undefined);
  if (offer !== undefined) return <Offer html={offer} />;
  // Text for a nearby visitor: one at the dealership itself is always within the radius.
  const atDoor: MapPoint = { lat: nearest.lat, lng: nearest.long };
  const html = freeRideOffer(ctx.site, atDoor, { address: nearest }) ?? '';
  const { radiusKm, wording } = ctx.site.settings.service.freeRide;
  const props: FreeRideProps = { addresses, radiusKm };
  return (
    <Island
      name="freeRide"
      ctx={ctx}
      className="fc-free-ride"
      props={props as unknown as Readonly<Record<string, unknown>>}
    >
      <p data-anywhere="">
        <Icon name="location" size={18} />
        <span>
          {wording === undefined ? (
            copy.anywhere(radiusKm ?? usualRideKm)
          ) : (
            <RichText html={wording} kind="inline" />
          )}
        </span>
      </p>
      <div role="status">
        <div data-near="" hidden>
          <Offer html={html} />
        </div>
        <p data-far="" hidden>
          {copy.tooFar}
        </p>
        <p data-unknown="" hidden>
          {copy.unknown}
        </p>
      </div>
      <button className="fc-button" data-look="outline" type="button" hidden>
        <Icon name="location" size={18} />
        {copy.check}
      </button>
    </Island>
  );
}

const Offer = ({ html }: { readonly html: string }): ReactNode => (
  <p className="fc-free-ride__offer">
    <Icon name="location" size={18} />
    <span>
      <RichText html={html} kind="inline" />
    </span>
  </p>
);

/** True if a site offers the ride. */
export const offersRide = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings?.service?.freeRide !== undefined;
