import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from './debian.mjs';

const folder = '/usr/lib/postgresql';

/** Returns true if PostgreSQL's server programs are installed; tests start their own server. */
const isThere = () =>
  existsSync(folder) &&
  readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`));

/** Installs PostgreSQL if need be and possible; its tests are skipped, and say so, where it is missing. */
export function ensurePostgres() {
  if (!isThere()) aptInstall('postgresql');
  if (!isThere())
    console.error(
      'No PostgreSQL server programs: its tests are skipped (Debian: apt-get install postgresql).',
    );
}
