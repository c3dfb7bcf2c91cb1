import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { findingIds } from '../../shared/rules/finding-ids.ts';
import { formatNames } from '../../shared/reporters/format-names.ts';
import { callCli } from '../../testing/call-cli.ts';
import { offersOfShell, shellPath } from '../../testing/offers-of-shell.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';
import { commandTree } from './command-tree.ts';
import { scripts } from './run-completion.ts';
import { shells } from './shells.ts';

const run = promisify(execFile);

/** Command lines, with what every shell offers for the last word. */
const offers: Readonly<Record<string, readonly string[]>> = {
  'forecourt val': ['validate'],
  'forecourt lint --fail': ['--fail-level'],
  'forecourt lint --fail-level ': ['error', 'warning'],
  'forecourt lint --format ': formatNames,
  'forecourt lint --format=sar': ['sarif'],
  'forecourt lint -q --horizon 30d --rule heading-o': ['heading-order'],
  'forecourt explain ': findingIds,
  'forecourt validate te': ['team.json', 'tenants'],
  'forecourt validate team.json tenants/': ['my demo'],
  'forecourt lint --config tea': ['team.json'],
  'forecourt preview --at ': [],
  'forecourt validate -- --': [],
  'forecourt completion ': shells,
  'forecourt leads list --st': ['--state'],
};

const withoutFolder = (path: string) => path.replace(/^tenants\//, '');

describe('forecourt completion', () => {
  for (const shell of shells) {
    const isMissing = shellPath(shell) === undefined;

    it.skipIf(isMissing)(
      `CLI-5: ${shell} completes commands, options, their values, arguments and paths`,
      async () => {
        const cwd = await temporaryFolder();
        await mkdir(join(cwd, 'tenants/my demo'), { recursive: true });
        await writeFile(join(cwd, 'team.json'), '');
        const { stdout: script } = await callCli(['completion', shell], { cwd });
        const lines = [...Object.keys(offers), 'forecourt ', 'forecourt leads ', 'forecourt x '];
        const offered = await offersOfShell(shell, script, lines, cwd);
        for (const [line, expected] of Object.entries(offers))
          expect(offered.get(line)!.map(withoutFolder), line).toEqual([...expected].sort());
        expect(offered.get('forecourt ')).toEqual(
          expect.arrayContaining(['validate', 'lint', 'completion']),
        );
        expect(offered.get('forecourt leads ')).toEqual(
          expect.arrayContaining(['list', 'show', 'retry']),
        );
        expect(offered.get('forecourt x ')).not.toContain('list');
      },
    );

    it.skipIf(isMissing)(
      `CLI-5: ${shell} completes a new command by itself, quotes and all; what is hidden stays hidden`,
      async () => {
        const program = new Command('forecourt');
        const sale = new Command('sale').description("the dealer's own: [any]");
        sale.option('--colour <name>', 'a colour').option('--where <folder>', "anyone's place");
        sale.addCommand(new Command('start').argument('<rule>').argument('[more...]'));
        program.addCommand(sale).addCommand(new Command('secret'), { hidden: true });
        const tree = commandTree(program, {
          '<rule>': ['one', "it's"],
          '--colour <name>': ['red'],
        });
        const script = scripts[shell]('forecourt', tree);
        const cwd = await temporaryFolder();
        const expected = {
          'forecourt s': ['sale'],
          'forecourt sale --': ['--colour', '--help', '--where'],
          'forecourt sale st': ['start'],
          'forecourt sale --colour ': ['red'],
          'forecourt sale start o': ['one'],
        };
        const offered = await offersOfShell(shell, script, Object.keys(expected), cwd);
        expect(Object.fromEntries(offered)).toEqual(expected);
      },
    );
  }

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
      const program = shellPath(shell);
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
