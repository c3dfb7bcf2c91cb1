import type { Site } from '@forecourt/block-schemas';
import type { ReportRejected } from '../entities/read-entities.ts';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import { embeddedPlaces } from '../places/embedded-places.ts';
import type { PlacesPort } from '../ports/places.ts';
import { withNamedLocations } from '../search/named-locations.ts';
import { openDataFile, type OpenDataFile } from './data-file.ts';
import { fileDealership, type FileDealership } from './file-dealership.ts';
import { withOffersFile } from './offers-file.ts';

/**
 * A tenant's `data` folder by file name without extension; `value` is the parsed file.
 * Files: `models`, `brands`, `team`, `locations`, `offers`, `cars` are lists of those entities;
 * `promotions` is a list of offers that are shown whatever a visitor searches for;
 * `manufacturerLocations` is a list of the network's locations; `reviews` is a list of the whole
 * site's reviews, or an object of review summaries by profile name, `All Reviews` being the whole
 * site's.
 */
export type TenantData = ReadonlyMap<string, { readonly value: unknown }>;

/** Ports that are answered in this process alone. */
export interface EmbeddedDealership extends FileDealership {
  readonly places: PlacesPort;
}

const ignore: ReportRejected = () => undefined;

/**
 * Ports on a tenant's own data files, in this thread: each file is validated when it is first needed
 * and cached, for a snapshot never changes. Entries that don't fit their schema are left out and
 * reported; a missing file is an empty list. Only a wrong search rejects.
 */
export function embeddedDealership(
  { data, site }: { readonly data: TenantData; readonly site?: Pick<Site, 'settings'> },
  report: ReportRejected = ignore,
): EmbeddedDealership {
  const files = new Map<string, OpenDataFile>();
  const fileOf = (name: string): OpenDataFile | undefined => {
    const entry = data.get(name);
    const file = files.get(name) ?? (entry && openDataFile(name, entry.value, report));
    if (file) files.set(name, file);
    return file;
  };
  const ports = fileDealership(
    async (name, question) => fileOf(name)?.ask(question),
    new InProcessSearch(),
  );
  const offersFile = site?.settings?.offersFile;
  const search =
    offersFile === undefined
      ? ports.search
      : withOffersFile(ports.search, async (question) => fileOf(offersFile)?.ask(question));
  return {
    ...ports,
    search: withNamedLocations(search, ports.locations),
    places: embeddedPlaces,
  };
}
