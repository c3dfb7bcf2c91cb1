import { describe, expect, it } from 'vitest';
import { assignDomains, websiteName } from './assign-domains.ts';
import type { DomainRules } from './assign-domains.ts';

/** Owners, and refused claims as `tenant rule`, for tenants that each claim some domains. */
function assigned(claimed: Readonly<Record<string, readonly string[]>>, rules: DomainRules = {}) {
  const claims = Object.entries(claimed).flatMap(([tenant, domains]) =>
    domains.map((domain, index) => ({ domain, tenant, pointer: `/domains/${index}` })),
  );
  const { owners, refused } = assignDomains(claims, rules);
  return {
    owners: Object.fromEntries(owners),
    refused: refused.map(({ claim, rule }) => `${claim.tenant} ${rule}`),
  };
}

const owned = (owners: Readonly<Record<string, string>>) => new Map(Object.entries(owners));

describe('assignDomains', () => {
  it('TEN-10: a domain that one tenant claims is its own', () => {
    expect(assigned({ north: ['a.example', 'a.example'], south: ['b.example'] })).toEqual({
      owners: { 'a.example': 'north', 'b.example': 'south' },
      refused: [],
    });
  });

  it('TEN-10: a domain that two claim is nobody’s, and each of them gets a finding', () => {
    expect(assigned({ attacker: ['a.example'], north: ['a.example'] })).toEqual({
      owners: {},
      refused: ['attacker duplicate-name', 'north duplicate-name'],
    });
  });

  it('TEN-10: the owner so far keeps it; only the others get a finding', () => {
    const before = owned({ 'a.example': 'north' });
    expect(assigned({ attacker: ['a.example'], north: ['a.example'] }, { before })).toEqual({
      owners: { 'a.example': 'north' },
      refused: ['attacker duplicate-name'],
    });
  });

  it('TEN-10: what the owner gives up is free again', () => {
    const before = owned({ 'a.example': 'north' });
    expect(assigned({ south: ['a.example'], north: [] }, { before })).toEqual({
      owners: { 'a.example': 'south' },
      refused: [],
    });
  });

  it('TEN-10: an owner whose settings can’t be read keeps what it has', () => {
    const before = owned({ 'a.example': 'north' });
    const unreadable = new Set(['north']);
    expect(assigned({ attacker: ['a.example'] }, { before, unreadable })).toEqual({
      owners: { 'a.example': 'north' },
      refused: ['attacker duplicate-name'],
    });
  });

  it('TEN-10: the operator’s list takes precedence over the first claim', () => {
    const before = owned({ 'a.example': 'attacker', 'b.example': 'attacker' });
    const allowed = owned({ 'a.example': 'north' });
    const claims = { attacker: ['a.example', 'b.example'], north: ['a.example'] };
    expect(assigned(claims, { before, allowed })).toEqual({
      owners: { 'a.example': 'north' },
      refused: ['attacker domain-not-allowed', 'attacker domain-not-allowed'],
    });
  });

  it('TEN-10: the operator’s list of domains says nothing about website ids', () => {
    const rules = { before: owned({ 'website:7': 'north' }), allowed: owned({}) };
    expect(assigned({ attacker: ['website:7'], north: ['website:7'] }, rules)).toEqual({
      owners: { 'website:7': 'north' },
      refused: ['attacker duplicate-name'],
    });
  });

  it('TEN-10: an empty list serves no domain at all', () => {
    expect(assigned({ north: ['a.example'] }, { allowed: new Map() })).toEqual({
      owners: {},
      refused: ['north domain-not-allowed'],
    });
  });

  it('TEN-10: the operator’s list takes a domain from an owner that can’t be read', () => {
    const rules = {
      before: owned({ 'a.example': 'north' }),
      allowed: owned({ 'a.example': 'south' }),
      unreadable: new Set(['north']),
    };
    expect(assigned({ south: ['a.example'] }, rules).owners).toEqual({ 'a.example': 'south' });
  });
});

it('TEN-10: website ids that a dashboard may read as the same number have one owner', () => {
  for (const id of [7, '7', '007', ' 7 ', '７', '7-north', '7 north', '7.0', '7?x', '7/..'])
    expect(websiteName(id)).toBe('website:7');
  const others = [70, '7a', 'north-7', '7f3c1a2b-0000-4000-8000-000000000000'];
  expect(new Set(others.map(websiteName))).toHaveLength(others.length);
});
