import type { DealershipPorts } from './dealership.ts';
import type { PlacesPort } from './places.ts';
import type { SearchPort } from './search.ts';

/** Ports that answer the queries of pages and forms. */
export interface QueryPorts extends Omit<DealershipPorts, 'users'> {
  readonly search: SearchPort;
  readonly places: PlacesPort;
}
