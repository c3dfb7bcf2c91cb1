import type { LintConfig } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import type { Rule } from '../rule-api/rule.ts';
import { ruleSetting } from './settings.ts';

it('CLI-2: an override changes the options that it names, and leaves the others', () => {
  const meta = { id: 'own', severity: 'warning', recommended: true, options: { min: 1, max: 2 } };
  const config = {
    rules: { own: { max: 3 } },
    overrides: [{ tenants: ['demo'], rules: { own: { level: 'error', min: 0 } } }],
  } as unknown as LintConfig;
  const settingFor = (tenant: string) => ruleSetting({ meta } as unknown as Rule, config, tenant);
  expect(settingFor('demo')).toEqual({ level: 'error', options: { min: 0, max: 3 } });
  expect(settingFor('other')).toEqual({ level: 'warning', options: { min: 1, max: 3 } });
});

it('CLI-2: options alone switch a rule on, at its own severity', () => {
  const rule = { meta: { id: 'own', severity: 'warning', recommended: false } } as unknown as Rule;
  const levelWith = (own: unknown) =>
    ruleSetting(rule, { rules: { own } } as unknown as LintConfig, 'demo').level;
  expect([{}, { min: 1 }, { level: 'error' }, 'off'].map(levelWith)).toEqual([
    ...['warning', 'warning', 'error', 'off'],
  ]);
  expect(ruleSetting(rule, {}, 'demo').level).toBe('off');
});
