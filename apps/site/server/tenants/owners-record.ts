import { domainName, isWebsite, type DomainOwners } from '@forecourt/content';
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { replaceFile } from '../settings/replace-file.ts';

/**
 * Reads the owners of domains that an earlier run recorded. A record that can't be read is logged
 * as an error: domains that several tenants claim are then not served until one tenant drops the
 * claim.
 */
export async function readOwners(file: string, log: Logger): Promise<DomainOwners> {
  try {
    const { domains, websites = {} } = JSON.parse(await readFile(file, 'utf8')) as {
      domains: object;
      websites?: object;
    };
    const entries = Object.entries({ ...websites, ...domains }) as [string, unknown][];
    const isName = (name: string) => isWebsite(name) || domainName(name) === name;
    if (!entries.every(([name, owner]) => isName(name) && typeof owner === 'string'))
      throw new TypeError('not a record of owners of domains');
    return new Map(entries as [string, string][]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.error({ file, ...causeOf(error) }, 'owners of domains cannot be read');
    return new Map();
  }
}

/** Writes the record to a temporary file and renames it, so that it is never incomplete. */
async function writeOwners(file: string, owners: DomainOwners): Promise<void> {
  const sorted = [...owners].sort(([a], [b]) => (a < b ? -1 : 1));
  const websites = sorted.filter(([name]) => isWebsite(name));
  const record = {
    version: 1,
    domains: Object.fromEntries(sorted.filter(([name]) => !isWebsite(name))),
    websites: websites.length > 0 ? Object.fromEntries(websites) : undefined,
  };
  await replaceFile(file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Returns a function that records owners if they have changed. It never rejects: a record that can't
 * be written is logged, and the next call writes it again.
 * @param recorded owners that the file contains.
 */
export function ownersWriter(
  file: string,
  recorded: DomainOwners,
  log: Logger,
): (owners: DomainOwners) => Promise<void> {
  /** Owners of the last write; undefined if it failed. */
  let written: DomainOwners | undefined = recorded;
  let writing: Promise<void> = Promise.resolve();
  return (owners) => {
    if (written && sameOwners(owners, written)) return writing;
    written = owners;
    writing = writing
      .then(() => writeOwners(file, owners))
      .catch((error: unknown) => {
        if (written === owners) written = undefined;
        log.error({ file, ...causeOf(error) }, 'owners of domains cannot be recorded');
      });
    return writing;
  };
}

const sameOwners = (a: DomainOwners, b: DomainOwners) =>
  a.size === b.size && [...a].every(([domain, tenant]) => b.get(domain) === tenant);
