import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { workspace } from './bundle.ts';
import { commandManifest } from './manifest.ts';
import { runOf } from './testing/installed-command.ts';

const launcher = join(workspace, 'apps/cli/bin/forecourt.cjs');

/** Runs the launcher in a Node that gives itself out as another version. */
const runAs = (version: string, ...args: string[]) => {
  const fake = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  const preload = `data:text/javascript,${encodeURIComponent(fake)}`;
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  return runOf(spawn(process.execPath, ['--import', preload, launcher, ...args], { env }));
};

describe('the start of the command', () => {
  it.each(['0.12.18', '8.17.0', '20.20.2', '22.12.0'])(
    'CLI-4: on Node %s it says in one line that it needs a newer one, and exits 2',
    async (version) => {
      for (const args of [['validate', 'tenants'], ['--version']])
        expect(await runAs(version, ...args)).toEqual({
          code: 2,
          stdout: '',
          stderr: `forecourt: needs Node.js 22.13.0 or later, but this is Node.js ${version}; install a newer one from https://nodejs.org\n`,
        });
    },
  );

  it.each(['22.13.0', '22.13.1', '23.0.0', '100.0.0'])(
    'CLI-4: on Node %s it runs',
    async (version) => {
      const { version: own } = commandManifest();
      const printed = { code: 0, stdout: `${own}\n`, stderr: '' };
      expect(await runAs(version, '--version')).toEqual(printed);
      expect(await runAs(version, '-V')).toEqual(printed);
    },
  );

  it('CLI-4: its first file is ES5, which every Node can read', () => {
    const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
    const errors = new Linter().verify(readFileSync(launcher, 'utf8'), [{ languageOptions }]);
    expect(errors).toEqual([]);
    expect(new Linter().verify('const a = 1;', [{ languageOptions }])).toHaveLength(1);
  });

  it('CLI-4: text beside a version is not ignored', async () => {
    const { code, stderr } = await runAs('24.0.0', '--versoin');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Did you mean --version?')]);
  });
});
