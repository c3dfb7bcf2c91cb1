import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../exit-codes.ts';

const appsFolder = join(import.meta.dirname, '../../..');

/**
 * The built server: where FORECOURT_SITE_BUILD says, packed beside the command, or in the
 * workspace. Found when it is needed; the site's source is never loaded.
 * @throws {UsageError} if there is none.
 */
export function siteBuild(env: Readonly<Record<string, string | undefined>>): string {
  const candidates = env.FORECOURT_SITE_BUILD
    ? [env.FORECOURT_SITE_BUILD]
    : [
        join(appsFolder, 'cli/site/server/index.js'),
        join(appsFolder, 'site/build/server/index.js'),
      ];
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined)
    throw new UsageError('the site is not built yet: run npm run build first');
  return found;
}
