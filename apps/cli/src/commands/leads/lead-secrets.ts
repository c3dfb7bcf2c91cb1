import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEncryptor, type Encryptor } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/**
 * Returns the encryption of sensitive answers with the server's secrets: those of `FORECOURT_SECRET`,
 * else the one in the data folder. Undefined if there is neither.
 * @throws {UsageError} for a secret that cannot be used
 */
export async function leadSecrets({
  env,
}: Pick<CommandContext, 'env'>): Promise<Encryptor | undefined> {
  const configured = (env.FORECOURT_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  const file = path.join(path.resolve(env.FORECOURT_DATA_DIR || './.forecourt'), 'secret');
  const secrets =
    configured.length > 0
      ? configured
      : await readFile(file, 'utf8').then(
          (text) => [text.trim()],
          () => [],
        );
  if (secrets.length === 0) return undefined;
  try {
    return createEncryptor(secrets);
  } catch (fault) {
    throw new UsageError((fault as Error).message);
  }
}

/** Same as {@link leadSecrets}, but required. @throws {UsageError} if there is no secret */
export async function requiredLeadSecrets(
  context: Pick<CommandContext, 'env'>,
): Promise<Encryptor> {
  const encryptor = await leadSecrets(context);
  if (!encryptor)
    throw new UsageError(
      'sensitive answers are encrypted: set FORECOURT_SECRET as the server has it, or FORECOURT_DATA_DIR to the folder with its secret',
    );
  return encryptor;
}
