import { createProgram } from '../../apps/cli/src/program.ts';
import { withSection } from './section.ts';

type Command = ReturnType<typeof createProgram>;

const discarded = { write: () => true };

const argumentsOf = ({ registeredArguments }: Command): string =>
  registeredArguments
    .map((argument) => {
      const name = argument.name() + (argument.variadic ? '…' : '');
      return argument.required ? ` <${name}>` : ` [${name}]`;
    })
    .join('');

/** Rows of a command, or of its subcommands where it has any. */
function rowsOf(command: Command, parents = ''): string[] {
  const name = parents + command.name();
  if (command.commands.length > 0)
    return command.commands.flatMap((each) => rowsOf(each, `${name} `));
  const cells = [`\`${name}${argumentsOf(command)}\``, command.description()];
  return [`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`];
}

/**
 * Returns docs/cli.md with a table of every command between its marks, in the order of
 * `forecourt --help`.
 */
export function withCommandIndex(page: string): string {
  const context = { stdout: discarded, stderr: discarded, env: {} };
  const program = createProgram(context, () => undefined);
  const rows = program.commands.flatMap((command) => rowsOf(command));
  const table = [
    '<!-- prettier-ignore -->',
    '| Command | What it does |',
    '| --- | --- |',
    ...rows,
  ];
  return withSection(page, 'commands', table.join('\n'));
}
