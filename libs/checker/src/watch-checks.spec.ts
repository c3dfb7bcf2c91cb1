import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import {
  brokenHeader,
  header,
  pageJson,
  tenantFiles,
} from '@forecourt/content/testing/sample-tenant';
import { afterEach, describe, expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';
import { watchChecks } from './watch-checks.ts';

let end: (() => Promise<void>) | undefined;
afterEach(async () => end?.());

/** A watch over two tenants and a configuration. `next` resolves with the errors of the next report by tenant. */
async function watching() {
  const files = memoryFileSystem({ ...tenantFiles('a'), ...tenantFiles('b') });
  const checked: string[] = [];
  const errors: unknown[] = [];
  const identities = new Map<string, string>();
  let isUsable = true;
  let reports = 0;
  let reported = Promise.withResolvers<Record<string, number>>();
  const checker = createChecker({
    files,
    config: (directory) => {
      checked.push(directory);
      if (!isUsable) throw new Error('unusable configuration');
      return { report: 'validate', now: '2026-11-21T01:00:00Z' };
    },
  });
  end = await watchChecks(checker, {
    watched: new Map([
      ['/tenants', 'tenants'],
      ['/config.json', 'file'],
    ]),
    fs: {
      ...files,
      stat: async (path) => ({ ...(await files.stat(path)), identity: identities.get(path) }),
    },
    debounce: 0,
    checkEvery: 1,
    tenants: async () =>
      (await files.readDirectory('/tenants')).map(({ name }) => `/tenants/${name}`),
    onResults: async (results) => {
      reports += 1;
      const counts = [...results].map(([directory, { findings }]) => [directory, findings.length]);
      reported.resolve(Object.fromEntries(counts) as Record<string, number>);
      reported = Promise.withResolvers();
    },
    onError: (error) => {
      errors.push(error);
      reported.reject(error);
      reported = Promise.withResolvers();
    },
  });
  /** Makes a change. @returns the next report, and the tenants that were checked for it. */
  const after = async (change: () => void) => {
    const { promise } = reported;
    checked.length = 0;
    change();
    return { findings: await promise, checked: [...new Set(checked)] };
  };
  const setUsable = (usable: boolean) => {
    isUsable = usable;
    files.write('/config.json', String(usable));
  };
  return { files, identities, checked, reports: () => reports, after, setUsable };
}

describe('watching checks', () => {
  it('CLI-4: checks the tenants that changed, and reports on all of them', async () => {
    const { files, checked, after } = await watching();
    expect(checked).toEqual(['/tenants/a', '/tenants/b']);
    const broken = await after(() =>
      files.write('/tenants/b/pages/home.json', pageJson('/', [brokenHeader])),
    );
    expect(broken).toEqual({
      findings: { '/tenants/a': 0, '/tenants/b': 1 },
      checked: ['/tenants/b'],
    });
    const removed = await after(() => files.remove('/tenants/b'));
    expect(removed.findings).toEqual({ '/tenants/a': 0 });
    const added = await after(() => files.write('/tenants/c/pages/home.json', pageJson('/')));
    expect(Object.keys(added.findings)).toEqual(['/tenants/a', '/tenants/c']);
  });

  it('CLI-4: checks every tenant after a change of the configuration, and goes on when it breaks', async () => {
    const { files, after, setUsable } = await watching();
    await expect(after(() => setUsable(false))).rejects.toThrow('unusable configuration');
    const usable = await after(() => setUsable(true));
    expect(usable.checked).toEqual(['/tenants/a', '/tenants/b']);
    const edited = await after(() =>
      files.write('/tenants/a/pages/home.json', pageJson('/', [header('Edited')])),
    );
    expect(edited.checked).toEqual(['/tenants/a']);
  });

  it('CLI-4: rechecks a folder that is replaced, and reports it only if its files differ', async () => {
    const { files, identities, checked, reports, after } = await watching();
    checked.length = 0;
    identities.set('/tenants/a', 'another');
    await expect.poll(() => checked).toEqual(['/tenants/a']);
    const edit = () => files.write('/tenants/b/pages/home.json', pageJson('/', [brokenHeader]));
    expect((await after(edit)).findings).toEqual({ '/tenants/a': 0, '/tenants/b': 1 });
    expect(reports()).toBe(2);
  });
});
