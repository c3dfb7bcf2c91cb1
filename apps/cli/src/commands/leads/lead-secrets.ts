import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createEncryptor, parseSecrets, type Encryptor } from '@forecourt/leads';
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
  const secrets = await secretsOf(env);
  if (secrets === undefined) return undefined;
  try {
    return createEncryptor(secrets);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Reads the secrets of the environment, else the one in the data folder; undefined without either. */
async function secretsOf(env: CommandContext['env']): Promise<readonly string[] | undefined> {
  if (env.FORECOURT_SECRET?.trim()) {
    const parsed = parseSecrets('FORECOURT_SECRET', env.FORECOURT_SECRET);
    if ('message' in parsed) throw new UsageError(parsed.message);
    return parsed.secrets;
  }
  const file = path.join(path.resolve(env.FORECOURT_DATA_DIR || './.forecourt'), 'secret');
  return readFile(file, 'utf8').then(
    (text) => [text.trim()],
    () => undefined,
  );
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
