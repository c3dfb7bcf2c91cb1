import { fixtureBlocks } from '@forecourt/block-schemas/testing/fixtures';
import type { AnyBlock, LintConfig, Page, Site } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { customRule } from '../own-rules/custom-rule.ts';
import { rules } from '../rules/index.ts';
import { startLint } from './lint-run.ts';
import { settingsOfNoPage } from './page-settings.ts';

const all: LintConfig['rules'] = Object.fromEntries(rules.map(({ meta }) => [meta.id, 'warning']));

it.each(['AU', 'NZ'] as const)(
  'CLI-4: no rule reads a setting that results of pages are kept without, in %s',
  (region) => {
    const read = new Set<string>();
    const site = new Proxy(
      { slug: 'demo', name: 'Demo', domains: ['demo.example'], region, timeZone: 'UTC' },
      {
        get: (target, name) => {
          read.add(String(name));
          return Reflect.get(target, name) as unknown;
        },
      },
    ) as unknown as Site;
    const own = customRule('acme/hello', {
      ...{ description: 'None.', message: 'none', forbid: { words: ['hello'] } },
    });
    const { page } = startLint({
      tenant: { slug: 'demo', site, assets: new Map() },
      ...{ now: '2026-11-21T01:00:00Z', at: '2026-12-01', config: { rules: all } },
      rules: [...rules, own],
    });
    const blocks = fixtureBlocks() as readonly AnyBlock[];
    page({
      file: 'pages/all.json',
      page: { schemaVersion: 1, path: '/', title: 'Home', blocks: [...blocks] } as Page,
      brokenBlocks: new Map(),
    });
    expect(read).toContain('region');
    for (const name of settingsOfNoPage) expect(read).not.toContain(name);
  },
);
