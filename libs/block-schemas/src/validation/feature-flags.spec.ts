import { describe, expect, it } from 'vitest';
import { schemaById } from './schema-lookup.ts';
import { validateSite } from './validate.ts';

const schema = schemaById('https://forecourt.example/schema/site.json') as {
  examples: Record<string, unknown>[];
  $defs: {
    featureFlags: { properties: Record<string, { description?: string; default?: unknown }> };
  };
};
const flags = schema.$defs.featureFlags.properties;
const findings = (featureFlags: unknown) => validateSite({ ...schema.examples[0], featureFlags });

describe('feature flags', () => {
  it('TEN-4: every flag is declared with what it switches and a default', () => {
    expect(Object.keys(flags).length).toBeGreaterThan(0);
    for (const [name, { description, default: fallback }] of Object.entries(flags)) {
      expect(description, name).toBeTruthy();
      expect(fallback, name).toBeTypeOf('boolean');
      expect(findings({ [name]: true }), name).toEqual([]);
    }
  });

  it('TEN-4: an undeclared flag is an error that names it and the one that was meant', () => {
    expect(findings({ removeProfilePage: true })).toMatchObject([
      {
        severity: 'error',
        pointer: '/featureFlags',
        message: 'unknown property "removeProfilePage", did you mean "removeProfilePages"?',
      },
    ]);
  });
});
