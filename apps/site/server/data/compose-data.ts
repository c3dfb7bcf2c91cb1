import {
  cached,
  embeddedPlaces,
  httpPlaces,
  isSourceFailure,
  placesWithFallback,
  type CallLimits,
  type PlacesPort,
  type PlacesRegion,
} from '@forecourt/dealership';
import type { Logger } from 'pino';
import { dashboardData } from './dashboard-data.ts';
import type { DataConfig } from './data-config.ts';
import type { DealerDataSource } from './dealer-data.ts';
import { askHere, embeddedData, type AskDataFile } from './embedded-data.ts';
import { createFailureLog } from './failure-log.ts';
import { followImports, followingMs, type OnDataChange } from './follow-imports.ts';
import { openImportRecord } from './import-record.ts';
import { importedData } from './imported-data.ts';
import { logEntries } from './report-entries.ts';
import { namedLocations } from './named-locations.ts';
import { staticOffers } from './static-offers.ts';

/** The dealers' data with a function that closes its connections. */
export interface ComposedData {
  readonly source: DealerDataSource;
  /**
   * Reports from now on which kinds of a tenant's data were imported, within about a second, or came
   * from its dashboard in another version. Changed files are not reported.
   */
  readonly follow: (onChange: OnDataChange) => void;
  readonly close: () => Promise<void>;
}

/** Time and limits; the current time and the default limits if left out. */
export interface DataEnvironment {
  /** Current time for the age of cached responses. */
  readonly now?: () => Date;
  /** Client for dashboards. */
  readonly limits?: CallLimits;
  /** Folder for the record of imports; none is kept without it. */
  readonly dataDir?: string;
  /** True if shared caches store pages, which must be purged soon after an import. */
  readonly sharedCaches?: boolean;
  /** Queries data files that are loaded in another thread; without it, this thread loads them. */
  readonly ask?: AskDataFile;
}

/**
 * Chooses the sources of the dealers' data: the tenants' files; imported data for cars and offers;
 * the dashboard for everything else of a tenant that has one.
 */
export async function composeData(
  config: DataConfig,
  log: Logger,
  {
    now = () => new Date(),
    limits,
    dataDir,
    sharedCaches = false,
    ask = askHere(logEntries(log, fileOfSource)),
  }: DataEnvironment = {},
): Promise<ComposedData> {
  const clock = () => now().getTime();
  const logFailure = createFailureLog(now);
  const files = embeddedData(
    ask,
    openPlaces(config, clock, (error) => logFailure(log, 'every tenant', 'places', error)),
  );
  const imports = await openImports(config, log);
  const record = imports && dataDir ? await openImportRecord(dataDir, log) : undefined;
  const imported = imports && importedData(files, imports.of, clock, record?.last);
  let onChange: OnDataChange = () => {};
  const data = dashboardData(imported?.source ?? files, {
    access: config.dashboard,
    limits,
    clock,
    report: logEntries(log, (source) => ({ source: `dashboard ${source}` })),
    onChange: (tenant, kind) => onChange(tenant, [kind]),
    onUnusable: (tenant, reason) => log.warn({ tenant, reason }, 'dashboard not asked'),
    onFailure: (tenant, error) =>
      logFailure(log, tenant, isSourceFailure(error) ? error.source : 'dashboard', error),
  });
  const source = namedLocations(
    staticOffers(data, ask, (tenant, file, message) => log.warn({ tenant, file }, message)),
  );
  const following =
    imports &&
    imported &&
    followImports(
      imports.versions,
      (versions) => {
        imported.update(versions);
        record?.note(versions);
      },
      (tenant, kinds) => onChange(tenant, kinds),
      sharedCaches ? followingMs.shared : followingMs.own,
    );
  return {
    source,
    follow(listener) {
      onChange = listener;
    },
    async close() {
      await following?.stop();
      await imports?.close();
    },
  };
}

/** Connects to the store of imported data; undefined if there is none. */
const openImports = async ({ search }: DataConfig, log: Logger) =>
  search?.server.open(search.values, {
    by: 'pages',
    // The message may name the database's user and host.
    onLost: (error) =>
      log.warn('code' in error ? { code: error.code } : {}, 'database connection lost'),
  });

/** Returns the name of the file that an entry comes from. */
export const fileOfSource = (source: string) => ({ file: `data/${source}.json` });

/** Towns do not move. */
const placesFreshFor = 24 * 3_600_000;

/**
 * Looks up places at the operator's maps service, each once a day, with our own gazetteer as the
 * fallback.
 */
function openPlaces(
  { maps }: DataConfig,
  clock: () => number,
  onFailure: (error: unknown) => void,
): PlacesPort | undefined {
  if (maps === undefined) return undefined;
  const places = httpPlaces({ baseUrl: maps.url, credential: maps.key });
  const suggest = cached(
    (text: string, limit: number, region?: PlacesRegion) => places.suggest(text, limit, region),
    (text, limit, region) => JSON.stringify([text.trim().toLowerCase(), limit, region]),
    { clock, freshFor: placesFreshFor },
  );
  return placesWithFallback({ suggest }, embeddedPlaces, onFailure);
}
