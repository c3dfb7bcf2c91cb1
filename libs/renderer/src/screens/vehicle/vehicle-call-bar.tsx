import { askingPrice, isSold } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { CallBar } from '../../document/call-bar.tsx';
import { locationOf, type VehicleProps } from './vehicle-screen.ts';

/** Price, Call and Enquire at the bottom of phone and tablet screens; none for a sold car. */
export function VehicleCallBar({ ctx, links, ...screen }: VehicleProps): ReactNode {
  if (isSold(screen.car)) return null;
  const price = askingPrice(screen.car);
  return (
    <CallBar
      price={price === undefined ? undefined : formatMoney(price, ctx)}
      phone={locationOf(screen)?.contact_detail?.phone ?? ctx.site.phone}
      enquiry={links.enquiry}
      look="accent"
      widest="phone"
      copy={ctx.copy}
    />
  );
}
