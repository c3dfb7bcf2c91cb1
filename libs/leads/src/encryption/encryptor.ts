import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A ciphertext cannot be decrypted: none of the secrets encrypted it, or it was changed. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/** Authenticated encryption: only holders of the secret can read a ciphertext, and nobody can change or move it. */
export interface Encryptor {
  /** @param context where the text belongs, such as tenant and lead; needed again to decrypt it */
  encrypt(text: string, context: string): string;
  /** @throws {DecryptionError} */
  decrypt(ciphertext: string, context: string): string;
  /**
   * Keyed hashes of a text, which reveal nothing of it: by the current secret first, then by the
   * earlier ones. Equal texts have equal fingerprints under one secret.
   */
  fingerprints(text: string): [string, ...string[]];
  /** Reports whether one of the secrets encrypted a text, by the key id that it begins with. */
  canDecrypt(ciphertext: string): boolean;
}

/** Characters that a ciphertext begins with: format and key id. */
export const keyPrefixLength = 15;

interface Keys {
  /** Identifies the secret in every ciphertext. */
  readonly id: string;
  readonly encryption: Buffer;
  readonly fingerprinting: Buffer;
}

const format = 'v1';
const ivBytes = 12;
const tagBytes = 16;
const minSecretLength = 16;

/**
 * AES-256-GCM with a key derived by HKDF-SHA256 (RFC 5869) from a secret.
 * @param secrets the first encrypts, any of them decrypts. To change the secret, put the new one in
 *   front, and drop the old one once nothing is left that it encrypted. Servers that share a store
 *   must all know a secret before one of them encrypts with it: add it as the last one everywhere first.
 * @throws without a secret, or with one that is too short
 */
export function createEncryptor(secrets: readonly string[]): Encryptor {
  const keys = secrets.map(keysOf);
  const [current] = keys;
  if (!current) throw new Error('FORECOURT_SECRET is missing: leads cannot be stored without it');

  return {
    encrypt(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.encryption, iv);
      cipher.setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, encrypted, cipher.getAuthTag()]);
      return [format, current.id, bytes.toString('base64url')].join('.');
    },
    decrypt(ciphertext, context) {
      const [version, id, text = ''] = ciphertext.split('.');
      const key = version === format ? keys.find((each) => each.id === id) : undefined;
      const bytes = Buffer.from(text, 'base64url');
      if (!key)
        throw new DecryptionError('encrypted with a secret that is not among FORECOURT_SECRET');
      if (bytes.length < ivBytes + tagBytes)
        throw new DecryptionError('the ciphertext is cut short');
      const decipher = createDecipheriv('aes-256-gcm', key.encryption, bytes.subarray(0, ivBytes), {
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
        throw new DecryptionError('the ciphertext was changed, or belongs elsewhere');
      }
    },
    canDecrypt: (ciphertext) => keys.some(({ id }) => ciphertext.startsWith(`${format}.${id}.`)),
    fingerprints: (text) => {
      const hashBy = ({ fingerprinting }: Keys) =>
        createHmac('sha256', fingerprinting).update(text).digest('base64url');
      return [hashBy(current), ...keys.slice(1).map(hashBy)];
    },
  };
}

function keysOf(secret: string): Keys {
  if (secret.length < minSecretLength)
    throw new Error(`FORECOURT_SECRET needs at least ${minSecretLength} characters`);
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'forecourt leads', purpose, bytes));
  return {
    id: derive('key id', 6).toString('hex'),
    // The purposes are part of every stored ciphertext and must not change.
    encryption: derive('sealing', 32),
    fingerprinting: derive('fingerprinting', 32),
  };
}
