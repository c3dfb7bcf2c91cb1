import type { Car, DealerLocation, TeamMember } from '@forecourt/block-schemas';
import { visibleLocations } from '@forecourt/domain';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import type { VehicleLinks } from './vehicle-links.ts';

/** Data of a car's page. */
export interface VehicleScreen {
  readonly car: Car;
  /** Similar cars, the most similar first. */
  readonly similar: readonly Car[];
  /** The dealer's locations, which include the car's. */
  readonly locations: readonly DealerLocation[];
  /** The person to ask about the car. */
  readonly salesperson?: TeamMember | undefined;
}

/** Props of the parts of a car's page. */
export type VehicleProps = VehicleScreen & {
  readonly ctx: ScreenContext;
  readonly links: VehicleLinks;
};

/** Returns the location of a car, if visitors may see it. */
export const locationOf = ({ car, locations }: VehicleScreen): DealerLocation | undefined =>
  visibleLocations(locations).find(({ id, name }) =>
    car.location_id ? id === car.location_id : name === car.location_name,
  );
