import {
  configuredServer,
  fitsSetting,
  incompleteServers,
  postgresServer,
  type ConfiguredServer,
} from '@forecourt/dealership';
import { databaseAddress } from '../../shared/options/database-url.ts';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/**
 * Returns the search server that an import fills, which is the one that the site uses with the same
 * environment; undefined for the tenant's own file.
 * @param database value of --database; false with --no-database.
 * @throws {UsageError} if a setting can't be used; its value is not repeated.
 */
export function searchTarget(
  database: string | false | undefined,
  env: NodeJS.ProcessEnv,
): ConfiguredServer | undefined {
  if (database === false) return undefined;
  if (database) {
    const values = { DATABASE_URL: databaseAddress(database, '--database') };
    return { server: postgresServer, values };
  }
  const [incomplete] = incompleteServers((name) => env[name]);
  if (incomplete !== undefined) throw new UsageError(incomplete);
  const target = configuredServer((name) => env[name]);
  for (const setting of target?.server.settings ?? [])
    if (setting.kind === 'address' && !fitsSetting(setting, target?.values[setting.name] ?? ''))
      throw new UsageError(
        `${setting.name} must be an address such as "${setting.example}" (its value is not repeated here)`,
      );
  return target;
}
