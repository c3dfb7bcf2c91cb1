import { describe, expect, it } from 'vitest';
import { licencesOf, readViteLicences, thirdParty } from './third-party.ts';

describe('the list of third parties', () => {
  it('CLI-4: names each package that bundled sources come from, with its licence', () => {
    const licences = licencesOf([
      'apps/cli/src/main.ts',
      'node_modules/commander/index.js',
      'node_modules/commander/lib/help.js',
      'node_modules/react/cjs/react.production.js',
    ]);
    expect([...licences.keys()]).toEqual([
      expect.stringMatching(/^commander - \d+\.\d+\.\d+ \(MIT\)$/),
      expect.stringMatching(/^react - \d+\.\d+\.\d+ \(MIT\)$/),
    ]);
    for (const text of licences.values()) expect(text).toContain('Permission is hereby granted');
  });

  it('CLI-4: joins lists by name; a licence may have headings of its own', () => {
    const vite = readViteLicences(
      '# Licenses\n\nWords.\n\n## zebra - 1.0.0 (ISC)\n\nText.\n\n## Purpose - (none)\n\nMore.\n\n## ant - 2.0.0 (MIT)\n',
    );
    expect([...vite]).toEqual([
      ['zebra - 1.0.0 (ISC)', 'Text.\n\n## Purpose - (none)\n\nMore.'],
      ['ant - 2.0.0 (MIT)', ''],
    ]);
    const twice = thirdParty([vite, new Map([['zebra - 1.0.0 (ISC)', 'Text.']])]);
    expect(twice.match(/^## .*\)$/gm)).toEqual(['## ant - 2.0.0 (MIT)', '## zebra - 1.0.0 (ISC)']);
  });
});
