import { describe, expect, it } from 'vitest';
import { minSecretLength, parseSecrets } from './parse-secrets.ts';

const first = 'a'.repeat(minSecretLength);
const second = 'b'.repeat(minSecretLength + 8);

const messageOf = (text: string): string | undefined => {
  const parsed = parseSecrets('FORECOURT_SECRET', text);
  return 'message' in parsed ? parsed.message : undefined;
};

describe('a setting of secrets', () => {
  it('OPS-1: has one secret, or several with a comma between, spaces ignored', () => {
    expect(parseSecrets('FORECOURT_SECRET', first)).toEqual({ secrets: [first] });
    expect(parseSecrets('FORECOURT_SECRET', `${first} , ${second}`)).toEqual({
      secrets: [first, second],
    });
  });

  it('OPS-1: is refused if a single secret is too short', () => {
    const short = first.slice(1);
    expect(messageOf(short)).toBe('FORECOURT_SECRET must be 32 characters or longer');
    const message = messageOf(`${first},${short}`)!;
    expect(message).toContain('it is read as 2 secrets');
    expect(message, 'the secrets themselves').not.toContain(short);
  });

  it('OPS-1: is refused if a part is empty', () => {
    for (const text of ['', `${first},`, `,${first}`, `${first},,${second}`])
      expect(messageOf(text)).toMatch(/^FORECOURT_SECRET must not have an empty part/);
  });
});
