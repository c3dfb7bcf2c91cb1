import type { Command } from 'commander';
import { rules } from '@forecourt/lint';
import { findingIds } from '../../shared/rules/finding-ids.ts';
import { formatNames } from '../../shared/reporters/format-names.ts';
import { editorSchemas } from '@forecourt/language-server/schemas';
import { bashCompletion } from './bash.ts';
import { commandTree } from './command-tree.ts';
import type { KnownWords } from './command-tree.ts';
import { fishCompletion } from './fish.ts';
import type { Shell } from './shells.ts';
import { zshCompletion } from './zsh.ts';

/** Builds the script of each shell. */
export const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** Builds a completion script from the program's own commands and options. */
export function completionScript(program: Command, shell: Shell): string {
  const ruleIds = rules.map(({ meta }) => meta.id);
  const known: KnownWords = {
    '--rule <id>': ruleIds,
    'explain <id>': findingIds,
    '<name[:file]>': formatNames,
    'schema <name>': editorSchemas.map(({ name }) => name),
  };
  return scripts[shell](program.name(), commandTree(program, known));
}
