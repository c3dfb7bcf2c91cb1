import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { networkLocations, searchedLocations } from '@forecourt/domain';
import type { NetworkLimits } from '@forecourt/domain';
import { useRef, useState } from 'react';
import { fetchJson } from './fetch-json.ts';

type Network = readonly ManufacturerLocation[];
type Reply = { readonly websites: Parameters<typeof networkLocations>[0] };

/** The network's locations, fetched on demand. */
export interface NetworkSource {
  /** Empty until they have loaded, and if loading fails. */
  readonly network: Network;
  /** Fetches them once; resolves to undefined if that fails. */
  readonly load: () => Promise<Network | undefined>;
}

/** Requests /api/manufacturer-locations once. A failure is logged and the list stays empty. */
export function useNetwork(limits: NetworkLimits): NetworkSource {
  const [network, setNetwork] = useState<Network>([]);
  const pending = useRef<Promise<Network | undefined>>(undefined);

  const fetchNetwork = async (): Promise<Network | undefined> => {
    try {
      const { websites } = (await fetchJson('/api/manufacturer-locations')) as Reply;
      const found = searchedLocations(networkLocations(websites), limits);
      setNetwork(found);
      return found;
    } catch (error) {
      console.error('Failed to fetch locations', error);
      // Retry the next time they are needed.
      pending.current = undefined;
      return undefined;
    }
  };
  return { network, load: () => (pending.current ??= fetchNetwork()) };
}
