/** Minimum length of a secret, in characters. */
export const minSecretLength = 32;

/** Secrets of a setting, or the reason why it can't be used. */
export type ParsedSecrets =
  | { readonly secrets: readonly string[] }
  /** The message never repeats a secret. */
  | { readonly message: string };

/**
 * Parses a setting of comma-separated secrets, the newest first. A secret contains no comma, so a
 * generated one that does is rejected unless each part could be a secret.
 * @param name of the setting, for the message.
 */
export function parseSecrets(name: string, text: string): ParsedSecrets {
  const secrets = text.split(',').map((each) => each.trim());
  if (secrets.includes(''))
    return {
      message: `${name} must not have an empty part: write several secrets with one comma between`,
    };
  if (secrets.every((each) => each.length >= minSecretLength)) return { secrets };
  return {
    message:
      secrets.length === 1
        ? `${name} must be ${minSecretLength} characters or longer`
        : `${name} must hold secrets of ${minSecretLength} characters or longer; a comma separates two secrets, and none holds one (it is read as ${secrets.length} secrets)`,
  };
}
