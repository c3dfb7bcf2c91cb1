import { createDecipheriv, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncryptor } from './encryptor.ts';

const old = 'an old secret of the tests';
const fresh = 'a fresh secret of the tests';

describe('the encryptor', () => {
  it('API-4: decrypts what it encrypted, and encrypts it differently each time', () => {
    const encryptor = createEncryptor([old]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
        const ciphertext = encryptor.encrypt(text, context);
        expect(encryptor.decrypt(ciphertext, context)).toBe(text);
        expect(encryptor.encrypt(text, context)).not.toBe(ciphertext);
      }),
    );
  });

  it('API-4: is AES-256-GCM under a key of HKDF-SHA256', () => {
    const [, , text] = createEncryptor([old]).encrypt('1979-03-27', 'lead').split('.');
    const bytes = Buffer.from(text!, 'base64url');
    const key = Buffer.from(hkdfSync('sha256', old, 'forecourt leads', 'sealing', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from('lead'));
    decipher.setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    expect(plain.toString()).toBe('1979-03-27');
  });

  it('API-4: a new secret in front encrypts; the old one still decrypts until it is dropped', () => {
    const ciphertext = createEncryptor([old]).encrypt('text', 'lead');
    const both = createEncryptor([fresh, old]);
    expect(both.decrypt(ciphertext, 'lead')).toBe('text');
    const anew = both.encrypt('text', 'lead');
    expect(createEncryptor([fresh]).decrypt(anew, 'lead')).toBe('text');
    expect(() => createEncryptor([fresh]).decrypt(ciphertext, 'lead')).toThrow(
      /not among FORECOURT_SECRET/,
    );
    expect(both.fingerprints('text')).toEqual([
      ...createEncryptor([fresh]).fingerprints('text'),
      ...createEncryptor([old]).fingerprints('text'),
    ]);
  });

  it('API-4: a ciphertext that was changed, cut or moved to another lead is not decrypted', () => {
    const encryptor = createEncryptor([old]);
    const ciphertext = encryptor.encrypt('text', 'lead 1');
    expect(() => encryptor.decrypt(ciphertext, 'lead 2')).toThrow(/belongs elsewhere/);
    for (let index = 0; index < ciphertext.length; index++) {
      const changed = ciphertext[index] === 'A' ? 'Q' : 'A';
      const broken = ciphertext.slice(0, index) + changed + ciphertext.slice(index + 1);
      // The last character of base64 may hold bits that are nobody's.
      if (
        Buffer.from(broken.split('.')[2] ?? '', 'base64url').equals(
          Buffer.from(ciphertext.split('.')[2]!, 'base64url'),
        ) &&
        index > 16
      )
        continue;
      expect(() => encryptor.decrypt(broken, 'lead 1')).toThrow();
    }
    for (const cut of ['', 'v1', ciphertext.slice(0, 30), ciphertext.slice(0, -8)])
      expect(() => encryptor.decrypt(cut, 'lead 1')).toThrow(
        expect.objectContaining({ name: 'DecryptionError' }),
      );
  });

  it('API-4: a missing or short secret is refused', () => {
    expect(() => createEncryptor([])).toThrow(/FORECOURT_SECRET is missing/);
    expect(() => createEncryptor([old, 'short'])).toThrow(/at least 16 characters/);
  });
});
