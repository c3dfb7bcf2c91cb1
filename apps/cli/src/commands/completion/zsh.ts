import { allCommands } from './command-tree.ts';
import type { CommandNode, Follows, OptionNode } from './command-tree.ts';

/** Quotes a string for zsh, on one line. */
const quoted = (text: string): string =>
  `'${text.replaceAll(/\s+/g, ' ').replaceAll("'", `'\\''`)}'`;

/** Escapes a string for a specification of _arguments or _describe. */
const escaped = (text: string): string => text.replaceAll(/[\\:[\]]/g, '\\$&');

/** Escapes a word of an action, which zsh unquotes once more when it offers the word. */
const escapedWord = (word: string): string =>
  word.replaceAll(/[^\w./:@%+=-]/g, '\\$&').replaceAll(':', '\\:');

function actionOf(follows: Follows): string {
  if ('words' in follows) return `(${follows.words.map(escapedWord).join(' ')})`;
  return 'path' in follows ? '_files' : ' ';
}

/** `*` lets an option be repeated, as those for formats and rules can be. */
const optionSpecs = ({ names, description, value }: OptionNode): string[] =>
  names.map((name) => {
    const takes = value === undefined ? '' : `:value:${actionOf(value)}`;
    const joins = value !== undefined && name.startsWith('--') ? '=' : '';
    return quoted(`*${name}${joins}[${escaped(description)}]${takes}`);
  });

const lastWord = ({ path }: CommandNode): string => path.slice(path.lastIndexOf(' ') + 1);

const functionOf = (prefix: string, path: string): string =>
  path === '' ? prefix : `${prefix}_${path.replaceAll(/\W/g, '_')}`;

function commandFunction(prefix: string, node: CommandNode): string {
  const options = node.options.flatMap(optionSpecs);
  const name = functionOf(prefix, node.path);
  if (node.commands.length === 0) {
    const positions = node.arguments.map((follows, index) =>
      quoted(
        `${index === node.arguments.length - 1 ? '*' : index + 1}:argument:${actionOf(follows)}`,
      ),
    );
    return `${name}() {\n  _arguments -S -s ${[...options, ...positions].join(' \\\n    ')}\n}\n`;
  }
  const described = node.commands.map((each) =>
    quoted(`${escaped(lastWord(each))}:${escaped(each.description)}`),
  );
  const cases = node.commands.map(
    (each) => `        ${lastWord(each)}) ${functionOf(prefix, each.path)} ;;`,
  );
  return `${name}() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands
  commands=(
    ${described.join('\n    ')}
  )
  _arguments -C ${[...options, quoted('1:command:->command'), quoted('*::argument:->argument')].join(' \\\n    ')}
  case $state in
    command) _describe 'command' commands ;;
    argument)
      case $line[1] in
${cases.join('\n')}
      esac
      ;;
  esac
}
`;
}

/** Builds the completion script for zsh. */
export function zshCompletion(name: string, root: CommandNode): string {
  const prefix = `_${name.replaceAll(/\W/g, '_')}`;
  const functions = allCommands(root).map((node) => commandFunction(prefix, node));
  return `#compdef ${name}
# Completion of ${name} for zsh. Put this into ~/.zshrc, below compinit:
#   source <(${name} completion zsh)
# or save it as _${name} in a folder of $fpath.

${functions.join('\n')}
if [ "$funcstack[1]" = "${prefix}" ]; then
  ${prefix} "$@"
else
  compdef ${prefix} ${name}
fi
`;
}
