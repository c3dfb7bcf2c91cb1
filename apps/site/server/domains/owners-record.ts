import { domainName, type DomainOwners } from '@forecourt/content';
import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import { causeOf } from '../cause.ts';

/**
 * Reads the owners of domains that an earlier run recorded. A record that can't be read is an error
 * in the log: domains that several tenants claim are then served by nobody until one gives way.
 */
export async function readOwners(file: string, log: Logger): Promise<DomainOwners> {
  try {
    const { domains } = JSON.parse(await readFile(file, 'utf8')) as { domains: object };
    const entries = Object.entries(domains) as [string, unknown][];
    if (!entries.every(([name, owner]) => domainName(name) === name && typeof owner === 'string'))
      throw new TypeError('not a record of owners of domains');
    return new Map(entries as [string, string][]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.error({ file, ...causeOf(error) }, 'owners of domains cannot be read');
    return new Map();
  }
}

/** Writes the record beside itself and renames it, so that it is never half written. */
export async function writeOwners(file: string, owners: DomainOwners): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  const domains = Object.fromEntries([...owners].sort(([a], [b]) => (a < b ? -1 : 1)));
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify({ version: 1, domains }, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
