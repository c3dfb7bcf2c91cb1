import { leadsFile } from '@forecourt/leads';
import { ConfigError, readSettings, type Config, type Environment } from '../config.ts';
import { domainFaults } from '../tenants/domains/domains.ts';
import { folderFaults } from './folders.ts';
import { readSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the environment, and checks the folders and files that it names, so that the operator learns
 * of everything that is wrong at once.
 * @throws {ConfigError} naming every setting, folder and file that can't be used.
 */
export async function readStartSettings(env: Environment, cwd: string): Promise<Config> {
  const { config, faults } = readSettings(env, cwd);
  const { tenantsDir, dataDir, domainsFile, secrets, data } = config;
  const ofFolders = await folderFaults({ tenantsDir, dataDir });
  const ofDomains = domainsFile === undefined ? [] : await domainFaults(domainsFile);
  const isUsable = !ofFolders.some((fault) => fault.startsWith('FORECOURT_DATA_DIR'));
  const isEmbedded = !data.databaseUrl && !env.DATABASE_URL?.trim();
  const ofSecret = isUsable
    ? await readSecrets(secrets, dataDir, isEmbedded ? leadsFile(dataDir) : undefined).then(
        () => [],
        (error: unknown) => {
          if (error instanceof StartError) return [error.message];
          throw error;
        },
      )
    : [];
  const all = [...faults, ...ofFolders, ...ofDomains, ...ofSecret];
  if (all.length > 0) throw new ConfigError(all);
  return config;
}
