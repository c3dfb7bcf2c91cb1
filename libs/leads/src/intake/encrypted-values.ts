import { DecryptionError, type Encryptor } from '../encryption/encryptor.ts';
import type { LeadValues } from './submission.ts';

/** A lead as the encryption of its values is bound to it. */
export const encryptionContext = (lead: { id: string; tenant: string }): string =>
  `lead ${lead.tenant} ${lead.id}`;

/**
 * Adds sensitive values to those that were encrypted before. Where nothing is added, the ciphertext is
 * taken over as it is; where its secret was lost, the new values are stored by themselves, and the
 * others stay in the revision before. So a lost secret stops no lead.
 */
export function addEncrypted(
  ciphertext: string | undefined,
  values: LeadValues,
  context: string,
  encryptor: Encryptor,
): string | undefined {
  if (Object.keys(values).length === 0) return ciphertext;
  const before = decryptedValues(ciphertext, context, encryptor);
  return encryptor.encrypt(JSON.stringify({ ...before, ...values }), context);
}

/** The values of a ciphertext; none without one, or if the secret that encrypted it was lost. */
export function decryptedValues(
  ciphertext: string | undefined,
  context: string,
  encryptor: Encryptor,
): LeadValues {
  if (ciphertext === undefined) return {};
  try {
    return JSON.parse(encryptor.decrypt(ciphertext, context)) as LeadValues;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return {};
  }
}
