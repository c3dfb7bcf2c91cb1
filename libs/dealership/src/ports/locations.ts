import type { DealerLocation, ManufacturerLocation } from '@forecourt/block-schemas';

/** A website of a make's network with the places that it stands for. */
export interface WebsiteLocations {
  readonly id: string | number;
  readonly name: string;
  readonly url?: string;
  readonly locations: readonly ManufacturerLocation[];
}

/** Places: the dealer's own, and those of a make's whole network. Rejects with `SourceFailure`. */
export interface LocationsPort {
  /** The dealer's own places, invisible ones included. */
  own(): Promise<readonly DealerLocation[]>;
  /** The network's places by website, for the dealership search. */
  network(): Promise<readonly WebsiteLocations[]>;
}
