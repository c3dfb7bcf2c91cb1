import { resolve } from 'node:path';
import { blockingFileSystem, readDomainList } from '@forecourt/content';
import type { OperatorDomains } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { locatedMessage, locationOf } from '../reporters/words.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/**
 * Reads the operator's file of domains from `FORECOURT_DOMAINS`, relative to the working directory,
 * as the server does.
 * @returns undefined if the setting is unset or empty.
 * @throws {UsageError} for a file that can't be used.
 */
export async function operatorDomains(
  env: ProcessContext['env'],
): Promise<OperatorDomains | undefined> {
  const file = env.FORECOURT_DOMAINS?.trim();
  if (!file) return undefined;
  const path = resolve(file);
  const { owners, findings } = await readDomainList(path, blockingFileSystem);
  if (owners !== undefined) return { file, owners };
  const errors = findings.map((finding) => {
    const named = { ...finding, file };
    return `${finding.rule === 'unreadable' ? file : locationOf(named)} ${locatedMessage(finding)}`;
  });
  throw new UsageError(
    `FORECOURT_DOMAINS must name a file of domains by tenant, but ${errors.join('; ')}`,
  );
}
