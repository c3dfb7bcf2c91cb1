import { createDecipheriv, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const old = 'an old secret of the tests';
const fresh = 'a fresh secret of the tests';

describe('the secret box', () => {
  it('API-4: gives back what was sealed, and seals it differently each time', () => {
    const box = secretBox([old]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
        const sealed = box.seal(text, context);
        expect(box.open(sealed, context)).toBe(text);
        expect(box.seal(text, context)).not.toBe(sealed);
      }),
    );
  });

  it('API-4: is AES-256-GCM under a key of HKDF-SHA256', () => {
    const [, , text] = secretBox([old]).seal('1979-03-27', 'lead').split('.');
    const bytes = Buffer.from(text!, 'base64url');
    const key = Buffer.from(hkdfSync('sha256', old, 'forecourt leads', 'sealing', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from('lead'));
    decipher.setAuthTag(bytes.subarray(-16));
    const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    expect(opened.toString()).toBe('1979-03-27');
  });

  it('API-4: a new secret in front seals; the old one still opens until it is dropped', () => {
    const sealed = secretBox([old]).seal('text', 'lead');
    const both = secretBox([fresh, old]);
    expect(both.open(sealed, 'lead')).toBe('text');
    const anew = both.seal('text', 'lead');
    expect(secretBox([fresh]).open(anew, 'lead')).toBe('text');
    expect(() => secretBox([fresh]).open(sealed, 'lead')).toThrow(/not among FORECOURT_SECRET/);
    expect(both.fingerprints('text')).toEqual([
      ...secretBox([fresh]).fingerprints('text'),
      ...secretBox([old]).fingerprints('text'),
    ]);
  });

  it('API-4: what was changed, cut or moved to another lead does not open', () => {
    const box = secretBox([old]);
    const sealed = box.seal('text', 'lead 1');
    expect(() => box.open(sealed, 'lead 2')).toThrow(/belongs elsewhere/);
    for (let index = 0; index < sealed.length; index++) {
      const changed = sealed[index] === 'A' ? 'Q' : 'A';
      const broken = sealed.slice(0, index) + changed + sealed.slice(index + 1);
      // The last character of base64 may hold bits that are nobody's.
      if (
        Buffer.from(broken.split('.')[2] ?? '', 'base64url').equals(
          Buffer.from(sealed.split('.')[2]!, 'base64url'),
        ) &&
        index > 16
      )
        continue;
      expect(() => box.open(broken, 'lead 1')).toThrow();
    }
    for (const cut of ['', 'v1', sealed.slice(0, 30), sealed.slice(0, -8)])
      expect(() => box.open(cut, 'lead 1')).toThrow(
        expect.objectContaining({ name: 'SealBroken' }),
      );
  });

  it('API-4: secrets that are none are refused', () => {
    expect(() => secretBox([])).toThrow(/FORECOURT_SECRET is missing/);
    expect(() => secretBox([old, 'short'])).toThrow(/at least 16 characters/);
  });
});
