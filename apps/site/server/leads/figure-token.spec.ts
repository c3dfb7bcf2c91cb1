import { describe, expect, it } from 'vitest';
import { createFigureTokens, type FigureClaim } from './figure-token.ts';

const now = new Date('2026-05-20T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const claim: FigureClaim = { tenant: 'north', leadId: 'lead-_1', names: ['credit_score'] };
const tokens = createFigureTokens(['new key', 'old key']);

describe('figure tokens', () => {
  it('SUC-1: identify a lead and its figures for half an hour', () => {
    const token = tokens.issue(claim, now);
    expect(tokens.read(token, 'north', later(29.9))).toEqual(claim);
    expect(tokens.read(token, 'north', later(30))).toBeUndefined();
    const both = { ...claim, names: ['valuation', 'credit_score'] } as const;
    expect(tokens.read(tokens.issue(both, now), 'north', now)).toEqual(both);
  });

  it('SUC-1: an earlier key is still known, another is not', () => {
    const old = createFigureTokens(['old key']).issue(claim, now);
    expect(tokens.read(old, 'north', now)).toEqual(claim);
    const other = createFigureTokens(['third key']).issue(claim, now);
    expect(tokens.read(other, 'north', now)).toBeUndefined();
  });

  it('SUC-1: nothing of a token can be changed, and it serves its own tenant alone', () => {
    const token = tokens.issue(claim, now);
    expect(tokens.read(token, 'south', now)).toBeUndefined();
    const [lead, names, expires, signature] = token.split('.') as [string, string, string, string];
    for (const forged of [
      ['lead-_2', names, expires, signature],
      [lead, 'valuation', expires, signature],
      [lead, `valuation-${names}`, expires, signature],
      [lead, names, later(60).getTime().toString(36), signature],
      [lead, names, expires, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`],
      [lead, names, expires],
      [lead, names, expires, signature, ''],
      [''],
      ['x'.repeat(5_000)],
    ])
      expect(tokens.read(forged.join('.'), 'north', now)).toBeUndefined();
  });
});
