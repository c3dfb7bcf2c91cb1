import { existsSync } from 'node:fs';
import { UsageError } from '../errors/exit-codes.ts';
import { builtServer, withoutBuiltServer } from './package-files.ts';

/**
 * Returns the path of the built server: that of FORECOURT_SITE_BUILD, else packed with the command,
 * else in the workspace. The site's source is never loaded.
 * @throws {UsageError} if there is none.
 */
export function siteBuild(env: Readonly<Record<string, string | undefined>>): string {
  const named = env.FORECOURT_SITE_BUILD;
  const server = named || builtServer();
  if (existsSync(server)) return server;
  throw new UsageError(
    named ? `FORECOURT_SITE_BUILD names ${named}, where nothing is` : withoutBuiltServer,
  );
}
