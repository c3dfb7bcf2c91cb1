import { allCommands } from './command-tree.ts';
import type { CommandNode, Follows } from './command-tree.ts';

/** Quotes a string for fish, on one line. */
const quoted = (text: string): string =>
  `'${text.replaceAll(/\s+/g, ' ').replaceAll(/[\\']/g, '\\$&')}'`;

/** Joins the words of -a, which fish splits and unquotes once more when it offers them. */
const wordList = (words: readonly string[]): string =>
  quoted(words.map((word) => word.replaceAll(/[^\w./:@%+=-]/g, '\\$&')).join(' '));

const lastWord = ({ path }: CommandNode): string => path.slice(path.lastIndexOf(' ') + 1);

/** -x takes a value and offers no files, -r takes one and offers files. */
function valueFlags(value: Follows | undefined): string {
  if (value === undefined) return '';
  if ('words' in value) return ` -x -a ${wordList(value.words)}`;
  return 'path' in value ? ' -r -F' : ' -x';
}

function linesOf(name: string, at: string, node: CommandNode): string[] {
  const here = `complete -c ${name} -n ${quoted(`${at}_at ${node.path}`.trimEnd())}`;
  const commands = node.commands.map(
    (each) => `${here} -a ${wordList([lastWord(each)])} -d ${quoted(each.description)}`,
  );
  const options = node.options.map(({ names, description, value }) => {
    const flags = names.map((option) =>
      option.startsWith('--') ? `-l ${option.slice(2)}` : `-s ${option.slice(1)}`,
    );
    return `${here} ${flags.join(' ')}${valueFlags(value)} -d ${quoted(description)}`;
  });
  const words = node.arguments.flatMap((follows) => ('words' in follows ? follows.words : []));
  const takesPaths = node.arguments.some((follows) => 'path' in follows);
  return [
    ...commands,
    ...options,
    ...(words.length > 0 ? [`${here} -a ${wordList(words)}`] : []),
    ...(takesPaths ? [`${here} -F`] : []),
  ];
}

/** Builds the completion script for fish. */
export function fishCompletion(name: string, root: CommandNode): string {
  const at = `__${name.replaceAll(/\W/g, '_')}`;
  const nodes = allCommands(root);
  const groups = nodes.filter(({ commands }) => commands.length > 0);
  const cases = groups.map(
    ({ path, commands }) =>
      `            case ${quoted(path)}\n                set below ${commands.map(lastWord).join(' ')}`,
  );
  return `# Completion of ${name} for fish. Put this into ~/.config/fish/config.fish:
#   ${name} completion fish | source

# Whether the words typed so far lead to exactly this command.
function ${at}_at
    set -l path
    for word in (commandline -opc)[2..-1]
        if string match -q -- '-*' $word
            continue
        end
        set -l below
        switch "$path"
${cases.join('\n')}
        end
        if contains -- $word $below
            set -a path $word
        end
    end
    test "$path" = "$argv"
end

complete -c ${name} -f
${nodes.flatMap((node) => linesOf(name, at, node)).join('\n')}
`;
}
