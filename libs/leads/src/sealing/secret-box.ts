import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Something sealed can't be opened: none of the secrets made it, or it was changed. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Seals text so that only who has the secret can read it, and nobody can change or move it. */
export interface SecretBox {
  /** @param context where it belongs, such as tenant and lead; must be given again to open it */
  seal(text: string, context: string): string;
  /** @throws {SealBroken} */
  open(sealed: string, context: string): string;
  /**
   * Stands for a text without giving anything of it away: by the current secret first, then by the
   * earlier ones. Equal texts have equal fingerprints under one secret.
   */
  fingerprints(text: string): [string, ...string[]];
  /** Reports whether one of the secrets encrypted a text, by the key id that it begins with. */
  knows(sealed: string): boolean;
}

/** Characters that a ciphertext begins with: format and key id. */
export const keyPrefixLength = 15;

interface Keys {
  /** Names the secret, and is kept with what it sealed. */
  readonly id: string;
  readonly sealing: Buffer;
  readonly fingerprinting: Buffer;
}

const format = 'v1';
const ivBytes = 12;
const tagBytes = 16;
const fewestCharacters = 16;

/**
 * AES-256-GCM with a key derived by HKDF-SHA256 (RFC 5869) from a secret.
 * @param secrets the first seals; all open. To change the secret put the new one in front, and drop
 *   the old one when nothing is left that it sealed. Servers that share a store must all know a
 *   secret before any of them seals with it: add it as the last one everywhere first.
 * @throws when there is none or one is too short to be a secret
 */
export function secretBox(secrets: readonly string[]): SecretBox {
  const keys = secrets.map(keysOf);
  const [current] = keys;
  if (!current) throw new Error('FORECOURT_SECRET is missing: leads can’t be kept without it');

  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv);
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, sealed, cipher.getAuthTag()]);
      return [format, current.id, bytes.toString('base64url')].join('.');
    },
    open(sealed, context) {
      const [version, id, text = ''] = sealed.split('.');
      const key = version === format ? keys.find((each) => each.id === id) : undefined;
      const bytes = Buffer.from(text, 'base64url');
      if (!key) throw new SealBroken(`sealed with a secret that is not among FORECOURT_SECRET`);
      if (bytes.length < ivBytes + tagBytes) throw new SealBroken('what was sealed is cut short');
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      try {
        return (
          decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') +
          decipher.final('utf8')
        );
      } catch {
        throw new SealBroken('what was sealed has been changed, or belongs elsewhere');
      }
    },
    knows: (sealed) => keys.some(({ id }) => sealed.startsWith(`${format}.${id}.`)),
    fingerprints: (text) =>
      keys.map((key) =>
        createHmac('sha256', key.fingerprinting).update(text).digest('base64url'),
      ) as [string, ...string[]],
  };
}

function keysOf(secret: string): Keys {
  if (secret.length < fewestCharacters)
    throw new Error(`FORECOURT_SECRET needs at least ${fewestCharacters} characters`);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'forecourt leads', purpose, bytes));
  return {
    id: derive('key id', 6).toString('hex'),
    sealing: derive('sealing', 32),
    fingerprinting: derive('fingerprinting', 32),
  };
}
