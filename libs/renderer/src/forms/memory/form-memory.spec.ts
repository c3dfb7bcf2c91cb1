import { formDefinition } from '@forecourt/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetForm, recallForm, rememberForm } from './form-memory.ts';

const form = formDefinition(
  { preset: 'finance' },
  { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
  { path: '/finance' },
);

/** A tab's own store. */
function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('what a browser keeps of a form', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { location: { pathname: '/finance', search: '' } });
  });
  afterEach(() => vi.unstubAllGlobals());
  const values = { name: 'Alex', dateOfBirth: '1990-02-28', driverLicenceNumber: 'DL-77' };

  it('FNQ-6: the way back to an unfinished application outlives a reload, sensitive answers do not', () => {
    const store = tab();
    rememberForm(store, form, { values, done: ['your-details'], lead: 'l', draft: 'token' });
    expect([...store.kept.values()].join()).not.toMatch(/1990|DL-77/);
    expect(recallForm(store, form)).toEqual({
      values: { name: 'Alex' },
      done: ['your-details'],
      lead: 'l',
      draft: 'token',
    });
  });

  it('FNQ-6: what was sent is forgotten', () => {
    const store = tab();
    rememberForm(store, form, { values, done: [], draft: 'token' });
    forgetForm(store, form);
    expect(recallForm(store, form)).toBeUndefined();
    expect(store.kept.size).toBe(0);
  });
});
