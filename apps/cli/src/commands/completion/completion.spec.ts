import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { findingIds } from '../../shared/rules/finding-ids.ts';
import { formatNames } from '../../shared/reporters/format-names.ts';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';
import { bashCompletion } from './bash.ts';
import { commandTree } from './command-tree.ts';
import { shells } from './shells.ts';

const run = promisify(execFile);

const find = (name: string) =>
  ['/bin', '/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync);
const bash = find('bash');

/** What bash offers for the last of some words, in a folder. */
async function offered(script: string, words: readonly string[], cwd: string): Promise<string[]> {
  const driver = `${script}
COMP_WORDS=(forecourt "$@"); COMP_CWORD=$#; _forecourt; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await run(bash!, ['--norc', '-c', driver, 'bash', ...words], { cwd });
  return stdout.split('\n').filter(Boolean);
}

describe('forecourt completion', () => {
  it.skipIf(bash === undefined)(
    'CLI-5: bash completes commands, options, their values, arguments and paths',
    async () => {
      const cwd = await temporaryFolder();
      await mkdir(join(cwd, 'tenants/my demo'), { recursive: true });
      await writeFile(join(cwd, 'team.json'), '');
      const { stdout: script } = await callCli(['completion', 'bash'], { cwd });
      const offer = (...words: string[]) => offered(script, words, cwd);
      expect(await offer('')).toEqual(expect.arrayContaining(['validate', 'lint', 'completion']));
      expect(await offer('val')).toEqual(['validate']);
      expect(await offer('leads', '')).toEqual(expect.arrayContaining(['list', 'show', 'retry']));
      expect(await offer('lint', '--fail')).toEqual(['--fail-level']);
      expect(await offer('lint', '--fail-level', '')).toEqual(['error', 'warning']);
      expect(await offer('lint', '--format', '')).toEqual([...formatNames]);
      expect(await offer('lint', '--format', '=', 'sar')).toEqual(['sarif']);
      expect(await offer('lint', '-q', '--horizon', '30d', '--rule', 'heading-o')).toEqual([
        'heading-order',
      ]);
      expect(await offer('explain', '')).toEqual(findingIds);
      expect((await offer('validate', 'te')).sort()).toEqual(['team.json', 'tenants']);
      expect(await offer('validate', 'team.json', 'tenants/')).toEqual(['tenants/my demo']);
      expect(await offer('lint', '--config', 'tea')).toEqual(['team.json']);
      expect(await offer('preview', '--at', '')).toEqual([]);
      expect(await offer('validate', '--', '--')).toEqual([]);
      expect(await offer('completion', '')).toEqual([...shells]);
      expect(await offer('nonsense', '')).toEqual(expect.not.arrayContaining(['list']));
    },
  );

  it.skipIf(bash === undefined)(
    'CLI-5: a command that is new completes by itself, quotes and all; what is hidden stays hidden',
    async () => {
      const program = new Command('forecourt');
      const sale = new Command('sale').description("the dealer's own");
      sale.option('--colour <name>', 'a colour').option('--where <folder>', 'a place');
      sale.addCommand(new Command('start').argument('<rule>').argument('[more...]'));
      program.addCommand(sale).addCommand(new Command('secret'), { hidden: true });
      const tree = commandTree(program, { '<rule>': ['one', "it's"], '--colour <name>': ['red'] });
      const script = bashCompletion('forecourt', tree);
      const cwd = await temporaryFolder();
      expect(await offered(script, [''], cwd)).toEqual(['sale']);
      expect(await offered(script, ['sale', ''], cwd)).toEqual(['start']);
      expect(await offered(script, ['sale', '--colour', ''], cwd)).toEqual(['red']);
      expect(await offered(script, ['sale', 'start', 'o'], cwd)).toEqual(['one']);
    },
  );

  it('CLI-5: every shell’s script names every command and every option of the program', async () => {
    const cwd = await temporaryFolder();
    const help = await callCli(['--help'], { cwd });
    const commands = [...help.stdout.matchAll(/^ {2}([a-z][\w-]*)(?: |\[|$)/gm)].map(
      ([, name]) => name!,
    );
    expect(commands).toEqual(expect.arrayContaining(['validate', 'lsp', 'doctor']));
    for (const shell of shells) {
      const { stdout, code } = await callCli(['completion', shell], { cwd });
      expect(code).toBe(0);
      for (const name of commands.filter((each) => each !== 'help' && each !== 'forecourt'))
        expect(stdout).toContain(name);
      expect(stdout).toMatch(/max-warnings/);
      expect(stdout).toContain('heading-order');
    }
    const wrong = await callCli(['completion', 'cmd'], { cwd });
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('bash, zsh, fish');
  });

  it.each(['bash', 'zsh', 'fish'] as const)(
    'CLI-5: %s takes the script without a word',
    async (shell) => {
      const program = find(shell);
      const cwd = await temporaryFolder();
      const { stdout } = await callCli(['completion', shell], { cwd });
      // Quotes are closed on every line, whatever shell reads them.
      for (const line of stdout.split('\n').filter((each) => /^complete |^ {4}'\*/.test(each)))
        expect(line.replaceAll(/\\.|'\\''/g, '').split("'").length % 2, line).toBe(1);
      if (program === undefined) return;
      await writeFile(join(cwd, 'script'), stdout);
      const { stderr } = await run(program, ['-n', join(cwd, 'script')]);
      expect(stderr).toBe('');
    },
  );
});
