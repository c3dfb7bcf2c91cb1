import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { rm } from 'node:fs/promises';
import type { Shell } from '../commands/completion/shells.ts';

const folders = ['/bin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of a shell; undefined if the machine does not have it. */
export const shellPath = (shell: Shell): string | undefined =>
  folders.map((folder) => join(folder, shell)).find(existsSync);

/** Marks the lines of a driver's output that repeat its input. */
const mark = '> ';

/** Reads command lines, splits them into words as bash does, and prints what its function offers for the last word. */
const bashDriver = `source "$1"
while IFS= read -r line; do
  echo "${mark}$line"
  words=\${line//=/ = }
  read -ra COMP_WORDS <<< "$words"
  if [[ $words == *' ' ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _forecourt
  printf '%s\\n' "\${COMPREPLY[@]}"
done
`;

const fishDriver = `source $argv[1]
while read -l line
    echo "${mark}$line"
    complete -C $line | string replace -r '\\t.*' ''
end
`;

/**
 * Types lines into an interactive zsh, presses the tab key, and writes what completion adds to a file.
 * With the options -O, -A and -D, compadd adds nothing. An interactive zsh takes no comments.
 */
const zshDriver = `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "
PS1=; unset zle_bracketed_paste
autoload -Uz compinit && compinit -D -u
source \${(q)1}
compadd() {
  if [[ \\" \\\${(j: :)@[1,(i)(-|--)]} \\" == *' '-(O|A|D)' '* ]]; then builtin compadd \\"\\$@\\"; return; fi
  local -a offered
  builtin compadd -O offered \\"\\$@\\"
  (( \\$#offered )) && print -rl -- \\$offered >> \${(q)2}
  builtin compadd \\"\\$@\\"
}
offer() { zle complete-word; BUFFER=''; print -r -- '<''offered>' }
zle -N offer
bindkey '^I' offer
print -r -- '<''ready>'
"
zpty -r -m shell ready '*<ready>*'
while IFS= read -r line; do
  : > $2
  zpty -w -n shell "$line"$'\\t'
  zpty -r -m shell seen '*<offered>*'
  print -r -- "${mark}$line"
  cat $2
done
zpty -d shell
`;

const drivers: Readonly<Record<Shell, { source: string; options: readonly string[] }>> = {
  bash: { source: bashDriver, options: ['--norc'] },
  zsh: { source: zshDriver, options: ['-f'] },
  fish: { source: fishDriver, options: ['--no-config'] },
};

/**
 * Returns what a shell offers to complete the last word of command lines, sorted.
 * @param script completion script of the shell. @param cwd folder that the shell runs in.
 */
export async function offersOfShell(
  shell: Shell,
  script: string,
  lines: readonly string[],
  cwd: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [driver, completion, offered] = ['driver', 'completion', 'offered'].map((name) =>
    join(folder, name),
  );
  const { source, options } = drivers[shell];
  await writeFile(driver!, source);
  await writeFile(completion!, script);
  const child = spawn(shellPath(shell)!, [...options, driver!, completion!, offered!], {
    ...{ cwd, env: { PATH: process.env.PATH, HOME: folder, TERM: 'xterm', LANG: 'C.UTF-8' } },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const outputs = (await text(child.stdout)).split(mark).slice(1);
  return new Map(
    outputs.map((output) => {
      const [line = '', ...offers] = output.split('\n');
      // A shell may complete the whole of `--format=json`, folders with their slash, and quote names.
      const bare = offers.map((offer) => offer.replaceAll(/^--[a-z-]+=|\/$|\\/g, ''));
      return [line, bare.filter(Boolean).sort()];
    }),
  );
}
