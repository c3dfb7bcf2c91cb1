import { describe, expect, it } from 'vitest';
import { createLeadTokens } from './lead-token.ts';

const now = new Date('2026-05-20T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const scope = { tenant: 'north', form: '/finance#loan' };
const tokens = createLeadTokens(['new key', 'old key']);

describe('lead tokens', () => {
  it('FRM-6: identify a lead for as long as an unfinished application can be resumed', () => {
    const token = tokens.issue('lead-_1', scope, now);
    expect(tokens.read(token, scope, later(14 * 24 - 0.1))).toBe('lead-_1');
    expect(tokens.read(token, scope, later(14 * 24))).toBeUndefined();
  });

  it('FRM-6: an earlier key is still known, another is not', () => {
    const old = createLeadTokens(['old key']).issue('lead-_1', scope, now);
    expect(tokens.read(old, scope, now)).toBe('lead-_1');
    const other = createLeadTokens(['third key']).issue('lead-_1', scope, now);
    expect(tokens.read(other, scope, now)).toBeUndefined();
  });

  it('FRM-6: serve their own form of their own tenant alone', () => {
    const token = tokens.issue('lead-_1', scope, now);
    expect(tokens.read(token, { ...scope, tenant: 'south' }, now)).toBeUndefined();
    expect(tokens.read(token, { ...scope, form: '/contact#loan' }, now)).toBeUndefined();
  });

  it('FRM-6: nothing of a token can be changed', () => {
    const token = tokens.issue('lead-_1', scope, now);
    const [lead, expires, signature] = token.split('.') as [string, string, string];
    for (const forged of [
      ['lead-_2', expires, signature],
      [lead, later(1_000).getTime().toString(36), signature],
      [lead, expires, `${signature.startsWith('A') ? 'E' : 'A'}${signature.slice(1)}`],
      [lead, expires],
      [lead, expires, signature, ''],
      [''],
    ])
      expect(tokens.read(forged.join('.'), scope, now)).toBeUndefined();
  });
});
