import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { expect, it } from 'vitest';
import { checkConfig } from './config.ts';

const definition = (...blocks: readonly string[]) => ({
  customRules: {
    'acme/no-ticker': { description: 'No ticker.', message: 'remove it', forbid: true, blocks },
  },
});
const component = (name: string) => JSON.stringify({ name, blocks: [] });

async function found(
  blocks: readonly string[],
  tenants: Readonly<Record<string, string>>,
  file = '/work/forecourt.config.json',
) {
  const files = { [file]: JSON.stringify(definition(...blocks), null, 2), ...tenants };
  const { findings } = await checkConfig(memoryFileSystem(files), file);
  return findings.map(({ pointer, message }) => `${pointer} ${message}`);
}

const demo = {
  '/work/tenants/demo/site.json': '{}',
  '/work/tenants/demo/components/ticker.json': component('priceTicker'),
};

it('CLI-8: a block that is neither built in nor a component of a tenant is reported at its name', async () => {
  expect(await found(['header', 'countdown'], demo)).toEqual([
    '/customRules/acme~1no-ticker/blocks/1 there is no block "countdown", and no tenant has a component of this name',
  ]);
  expect(await found(['priceTikcer'], demo)).toEqual([
    expect.stringContaining('did you mean "priceTicker"?'),
  ]);
  expect(await found(['heder'], demo)).toEqual([
    '/customRules/acme~1no-ticker/blocks/0 there is no block "heder", did you mean "header"?',
  ]);
});

it('CLI-8: a component of any tenant is known, and any name where tenants are elsewhere or unreadable', async () => {
  expect(await found(['priceTicker'], demo)).toEqual([]);
  expect(await found(['countdown'], {})).toEqual([]);
  const broken = { ...demo, '/work/tenants/demo/components/broken.json': '{' };
  expect(await found(['countdown'], broken)).toEqual([]);
  const own = '/work/tenants/demo/forecourt.config.json';
  expect(await found(['priceTicker'], demo, own)).toEqual([]);
  expect(await found(['countdown'], demo, own)).toHaveLength(1);
});
