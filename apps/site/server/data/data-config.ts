import {
  configuredServer,
  fitsSetting,
  incompleteServers,
  searchServers,
  type ConfiguredServer,
  type SearchSetting,
} from '@forecourt/dealership';
import {
  isSafeService,
  safeService,
  secretReader,
  tenantsWith,
  tenantSuffix,
  type SecretReader,
} from '../settings/settings-reader.ts';

/** Sources of the dealers' data besides their files. Contains credentials: never log it. */
export interface DataConfig {
  /** PostgreSQL, shared with leads. */
  readonly databaseUrl?: string;
  /** Server that imports fill and pages search. */
  readonly search?: ConfiguredServer;
  readonly dashboard: DashboardAccess;
  /** Maps service that looks up places. */
  readonly maps?: { readonly url: string; readonly key?: string };
}

/** Credentials and allowed hosts of dashboards. */
export interface DashboardAccess {
  /** The credential of every tenant that has none of its own. */
  readonly token?: string;
  /** Credentials by tenant, written as in the variable's name: `HARBOUR_CITY`. */
  readonly tokens: ReadonlyMap<string, string>;
  /**
   * The only hosts that may be asked, `name` or `name:port`. `http://` in front allows http beside
   * https; without it, http is allowed for loopback addresses only. Never unset beside a credential.
   */
  readonly hosts?: readonly string[];
}

const tokenVariable = 'FORECOURT_DASHBOARD_TOKEN';
const hostsVariable = 'FORECOURT_DASHBOARD_HOSTS';
const host = /^(?:http:\/\/)?(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

const readSetting = (setting: SearchSetting, { address, credential }: SecretReader) =>
  setting.kind === 'credential'
    ? credential(setting.name)
    : address(
        setting.name,
        ({ href }) => fitsSetting(setting, href),
        `an address such as "${setting.example}"`,
      );

/**
 * Reads the sources of data. Messages never repeat a value, since each may be or contain a secret.
 * @param names of all variables that are set.
 * @param value of a variable, undefined if it is unset or empty.
 * @param errors receives a message for every invalid value.
 */
export function readDataConfig(
  names: readonly string[],
  value: (name: string) => string | undefined,
  errors: string[],
): DataConfig {
  const reader = secretReader(value, errors);
  const { credential } = reader;
  const checked = new Map(
    searchServers.flatMap(({ settings }) =>
      settings.map((setting) => [setting.name, readSetting(setting, reader)] as const),
    ),
  );
  errors.push(...incompleteServers(value));
  const databaseUrl = checked.get('DATABASE_URL');
  const search = configuredServer((name) => checked.get(name));

  const token = credential(tokenVariable);
  const tokens = new Map<string, string>();
  for (const tenant of tenantsWith(tokenVariable, names, errors)) {
    const own = credential(`${tokenVariable}_${tenant}`);
    if (own) tokens.set(tenant, own);
  }
  const hosts = value(hostsVariable)
    ?.split(',')
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .replace(/^https:\/\//, ''),
    );
  if (hosts?.some((each) => !host.test(each)))
    errors.push(
      `${hostsVariable} must be host names with or without a port, such as "dashboard.example, 10.0.0.7:8080"; write "http://" before a host that may be asked without TLS`,
    );
  if (hosts === undefined && (token !== undefined || tokens.size > 0))
    errors.push(
      `${hostsVariable} must be set with ${tokenVariable}: content names the dashboard of a tenant, and the credential must not go to any host that content names`,
    );
  const mapsUrl = reader.address(
    'FORECOURT_MAPS_URL',
    isSafeService,
    safeService('https://maps.example'),
  );
  const key = credential('FORECOURT_MAPS_KEY');
  if (value('FORECOURT_MAPS_KEY') !== undefined && value('FORECOURT_MAPS_URL') === undefined)
    errors.push('FORECOURT_MAPS_URL must be set with FORECOURT_MAPS_KEY');
  return {
    databaseUrl,
    search,
    dashboard: { token, tokens, hosts },
    maps: mapsUrl ? { url: mapsUrl, key } : undefined,
  };
}

/** Returns true if the operator gave the tenant a credential of its own. */
export const hasOwnToken = ({ tokens }: DashboardAccess, slug: string): boolean =>
  tokens.has(tenantSuffix(slug));

/** Returns the credential for a tenant's dashboard. */
export const tokenFor = ({ token, tokens }: DashboardAccess, slug: string): string | undefined =>
  tokens.get(tenantSuffix(slug)) ?? token;
