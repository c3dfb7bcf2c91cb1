import type { DealerLocation, ManufacturerLocation } from '@forecourt/block-schemas';

/** Website of a make's network with its locations. */
export interface WebsiteLocations {
  readonly id: string | number;
  readonly name: string;
  readonly url?: string;
  readonly locations: readonly ManufacturerLocation[];
}

/** Locations of the dealer and of a make's whole network. Rejects with `SourceFailure`. */
export interface LocationsPort {
  /** The dealer's own locations, hidden ones included. */
  own(): Promise<readonly DealerLocation[]>;
  /** Locations of the network by website, for the dealership search. */
  network(): Promise<readonly WebsiteLocations[]>;
}
