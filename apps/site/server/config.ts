import path from 'node:path';
import { leadsFile } from '@forecourt/leads';
import { readTurnstile, type TurnstileKeys } from './captcha/configured-captcha.ts';
import { readLeadsConfig, type LeadsConfig } from './leads/leads-config.ts';
import { readDataConfig, type DataConfig } from './data/data-config.ts';
import { secretReader, settingReaders, type Environment } from './settings/settings-reader.ts';
import { lenderVariables } from './leads/lenders.ts';
import { valuationVariables } from './leads/valuations.ts';
import { readServiceConfig, type ServiceConfig } from './settings/service-access.ts';
import type { StopLimits } from './http/serve.ts';
import { readEdgeConfig, type EdgeConfig } from './edge/edge-config.ts';
import { readPictureConfig, type PictureConfig } from './images/picture-config.ts';
import { ConfigError } from './settings/config-error.ts';
import { folderErrors } from './settings/folders.ts';
import { readSecretList, readSecrets } from './settings/secrets.ts';
import { loopback, overlap, readHost } from './settings/listen-address.ts';
import { readProcessCount } from './processes/process-count.ts';
import { StartError } from './settings/start-error.ts';
import { domainErrors } from './tenants/domains.ts';
import { logLevels, type LogLevel } from './log/logger.ts';
import { readTrustProxy } from './http/trust-proxy.ts';
import { unknownSettings, type UnknownSetting } from './settings/known-settings.ts';

/** Settings of the Express app and its routes, which take them by name from the app's options. */
export interface AppSettings {
  /** Express's `trust proxy`: false, a number of hops, or addresses and subnets. */
  readonly trustProxy: boolean | number | string;
  /** Lists the tenants at `localhost:PORT`. Never on a public server. */
  readonly listTenants: boolean;
  /** Upper bound of the page cache in megabytes; 0 turns it off. */
  readonly pageCacheMb: number;
}

/** The operator's settings, read once from the environment. */
export interface Config {
  readonly port: number;
  /** Address or name to listen on; every interface if undefined. */
  readonly host: string | undefined;
  /** Port of the metrics, separate from the public one; no metrics if undefined. */
  readonly metricsPort: number | undefined;
  /** Address or name that the metrics are served on. */
  readonly metricsHost: string;
  /** Number of processes that serve the site; always one in preview. */
  readonly processes: number;
  /** Timeouts of the shutdown. */
  readonly stop: StopLimits;
  /** Absolute path of the folder that holds a folder for each tenant. */
  readonly tenantsDir: string;
  /** Absolute path of the operator's file of domains; undefined if there is none. */
  readonly domainsFile: string | undefined;
  /** Absolute path of the server's data folder: image cache, embedded stores. */
  readonly dataDir: string;
  /** Free space on its disk in megabytes that caches and copies leave to leads; 0 for none. */
  readonly diskReserveMb: number;
  /** Absolute path of the embedded store of leads; undefined if leads are in PostgreSQL. */
  readonly leadsFile: string | undefined;
  readonly app: AppSettings;
  /** `preview` reports what it omits, caches nothing and adds the preview's own pages. */
  readonly mode: 'production' | 'preview';
  readonly logLevel: LogLevel;
  /** Memory for tenants' content in megabytes; the least recently visited are read again when needed. */
  readonly tenantMemoryMb: number;
  /** Upper bound of the memo of pages' markup in megabytes; 0 turns it off. */
  readonly markupMemoMb: number;
  /** Shared caches in front of the server; undefined if there are none. */
  readonly edge: EdgeConfig | undefined;
  readonly pictures: PictureConfig;
  /**
   * Secrets for signing and encryption: the first is used, all are accepted; if empty, the data
   * folder's own.
   */
  readonly secrets: readonly string[];
  /** Secrets that dashboards sign visitors' cookies with; if empty, nobody is signed in. */
  readonly viewerSecrets: readonly string[];
  /** Redis in which several servers share their rate limits. May contain a credential: never log it. */
  readonly redisUrl: string | undefined;
  /** Cloudflare's Turnstile as the captcha of forms; our own proof of work without it. */
  readonly turnstile: TurnstileKeys | undefined;
  readonly leads: LeadsConfig;
  /** Lenders that receive finance applications. Contains credentials: never log it. */
  readonly lender: ServiceConfig;
  /** Services that value visitors' cars. Contains credentials: never log it. */
  readonly valuation: ServiceConfig;
  /** Sources of the dealers' data besides their files. Contains credentials: never log it. */
  readonly data: DataConfig;
  /** Variables that look like settings but are unknown. */
  readonly unknown: readonly UnknownSetting[];
}

/**
 * Reads the environment.
 * @param env `process.env` or the like; empty values count as unset.
 * @param cwd the folder that relative paths are resolved against.
 * @throws {ConfigError} naming every invalid value and what is valid.
 */
export function readConfig(env: Environment, cwd: string): Config {
  const { config, errors } = readSettings(env, cwd);
  if (errors.length > 0) throw new ConfigError(errors);
  return config;
}

/**
 * Reads the environment and checks the folders and files that it names, so that all errors are
 * reported at once.
 * @throws {ConfigError} naming every setting, folder and file that can't be used.
 */
export async function readStartSettings(env: Environment, cwd: string): Promise<Config> {
  const { config, errors } = readSettings(env, cwd);
  const { tenantsDir, dataDir, domainsFile, secrets } = config;
  const ofFolders = await folderErrors({ tenantsDir, dataDir });
  const ofDomains = domainsFile === undefined ? [] : await domainErrors(domainsFile);
  const isUsable = !ofFolders.some((error) => error.startsWith('FORECOURT_DATA_DIR'));
  const ofSecret = isUsable
    ? await readSecrets(secrets, dataDir, config.leadsFile).then(
        () => [],
        (error: unknown) => {
          if (error instanceof StartError) return [error.message];
          throw error;
        },
      )
    : [];
  const all = [...errors, ...ofFolders, ...ofDomains, ...ofSecret];
  if (all.length > 0) throw new ConfigError(all);
  return config;
}

/**
 * Reads the environment as {@link readConfig} does; invalid values are omitted or replaced by
 * defaults.
 */
function readSettings(
  env: Environment,
  cwd: string,
): { readonly config: Config; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const set = Object.keys(env).filter((name) => env[name]?.trim());
  const read = new Set<string>();
  const value = (name: string) => {
    read.add(name);
    return env[name]?.trim() || undefined;
  };

  const readers = settingReaders(value, errors);
  const { integer, seconds, oneOf } = readers;
  const mode = oneOf('FORECOURT_MODE', ['production', 'preview'], 'production');
  const processes = readProcessCount(value('FORECOURT_PROCESSES'), errors);
  const dataDir = path.resolve(cwd, value('FORECOURT_DATA_DIR') ?? './.forecourt');
  const settings: Omit<Config, 'unknown'> = {
    port: integer('PORT', 3000, 0, 65535),
    // Preview shows unpublished content and asks for no password.
    host: readHost('HOST', value, errors) ?? (mode === 'preview' ? loopback : undefined),
    metricsPort: value('METRICS_PORT') ? integer('METRICS_PORT', 0, 0, 65535) : undefined,
    metricsHost: readHost('METRICS_HOST', value, errors) ?? loopback,
    processes: mode === 'preview' ? 1 : processes,
    stop: {
      drainMs: seconds('FORECOURT_DRAIN_SECONDS', 5, 600),
      requestsMs: seconds('FORECOURT_STOP_SECONDS', 10, 600),
    },
    tenantsDir: path.resolve(cwd, value('FORECOURT_TENANTS_DIR') ?? './tenants'),
    domainsFile: optionalPath(cwd, value('FORECOURT_DOMAINS')),
    dataDir,
    diskReserveMb: integer('FORECOURT_DISK_RESERVE_MB', 256, 0, 1_000_000),
    leadsFile: value('DATABASE_URL') === undefined ? leadsFile(dataDir) : undefined,
    app: {
      trustProxy: readTrustProxy(value('TRUST_PROXY'), errors),
      listTenants: oneOf('FORECOURT_LIST_TENANTS', ['true', 'false'], 'false') === 'true',
      pageCacheMb: integer('FORECOURT_PAGE_CACHE_MB', 64, 0, 65536),
    },
    mode,
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    tenantMemoryMb: integer('FORECOURT_TENANT_MEMORY_MB', 64, 1, 65536),
    markupMemoMb: integer('FORECOURT_MARKUP_MEMO_MB', 32, 0, 65536),
    edge: readEdgeConfig(oneOf('FORECOURT_CDN', ['on', 'off'], 'off') === 'on', value, errors),
    pictures: readPictureConfig(readers),
    secrets: readSecretList('FORECOURT_SECRET', value, errors),
    redisUrl: secretReader(value, errors).address(
      'REDIS_URL',
      ({ protocol, hostname }) => ['redis:', 'rediss:'].includes(protocol) && hostname !== '',
      'an address such as "redis://user:password@host:6379"',
    ),
    turnstile: readTurnstile(value, errors),
    viewerSecrets: readSecretList('FORECOURT_VIEWER_SECRET', value, errors),
    leads: readLeadsConfig(value, errors),
    lender: readServiceConfig(lenderVariables, set, value, errors),
    valuation: readServiceConfig(valuationVariables, set, value, errors),
    data: readDataConfig(set, value, errors),
  };
  // By now, every setting has been read.
  const config: Config = { ...settings, unknown: unknownSettings(set, read) };
  return { config, errors: [...errors, ...portErrors(config)] };
}

const portErrors = ({ port, host, metricsPort, metricsHost }: Config): readonly string[] =>
  port !== 0 && port === metricsPort && overlap(host, metricsHost)
    ? [`METRICS_PORT must be another port than PORT, but both are ${port}`]
    : [];

const optionalPath = (cwd: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : path.resolve(cwd, name);
